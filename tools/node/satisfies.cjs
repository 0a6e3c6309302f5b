// Exit code 0 when a version is in a range of the forms that `engines` uses: ^1.2.3, >=1.2, 1.2 and several of them with ||.
//   node satisfies.cjs v22.13.0 "^20.19.0 || >=22.12"
// Must run on any Node.js, also one that is too old for everything else.
'use strict';

function numbers(text) {
  return text.replace(/^v/, '').split('.').map(Number);
}

function isAtLeast(version, least) {
  for (let i = 0; i < 3; i++) {
    const difference = version[i] - (least[i] || 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

function satisfies(version, range) {
  return range.split('||').some((part) => {
    const form = /^\s*(\^|>=)?\s*(\d+(?:\.\d+){0,2})\s*$/.exec(part);
    if (form === null) return false;
    const least = numbers(form[2]);
    const here = numbers(version);
    if (form[1] === undefined) return least.every((number, i) => here[i] === number);
    return isAtLeast(here, least) && (form[1] === '>=' || here[0] === least[0]);
  });
}

if (require.main === module) process.exit(satisfies(process.argv[2], process.argv[3]) ? 0 : 1);
module.exports = satisfies;

// How the page looks: light and dark, from a telephone to a wall, and on paper.
//
// Blue and orange stay apart for all common kinds of colour blindness, and shape or words always say the same again.
#include <sabar/report/page.hpp>

namespace sabar::report {
namespace {

constexpr std::string_view kStyle = R"(:root {
  color-scheme: light dark;
  --ground: #f7f5f0; --sheet: #fffefb; --ink: #1d2126; --soft: #555c66; --line: #d9d5cb; --link: #0a5482;
  --good: #11633f; --good-tint: #e3f2e8; --must: #1d4f91; --must-tint: #e4edf8;
  --differs: #8a4b00; --differs-tint: #fbeeda; --broken: #a01c28; --broken-tint: #fbe6e6;
  --bar: #9fb4cc; --dash: #a8470a; --ring: #4b2a8a; --wedge: #00695c;
  --z0: #0b3c7d; --z1: #2f66ad; --z2: #6796cb; --z3: #a3c0e0; --z4: #d6e3f0; --z5: #f5f4f1;
  --z6: #fae3cd; --z7: #f2ba8b; --z8: #df8a4a; --z9: #bd5c18; --z10: #7d3506;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #14171b; --sheet: #1c2026; --ink: #e9e7e1; --soft: #a9b0ba; --line: #373d46; --link: #8cc6f2;
    --good: #7fd6a6; --good-tint: #17301f; --must: #94c1fb; --must-tint: #17283f;
    --differs: #f3ba6a; --differs-tint: #35270f; --broken: #ff9d9d; --broken-tint: #401a1d;
    --bar: #4f6b8c; --dash: #ffab66; --ring: #cfb5ff; --wedge: #6fdccb;
    --z0: #b9d8ff; --z1: #72abec; --z2: #417cba; --z3: #2f5783; --z4: #283a50; --z5: #23272e;
    --z6: #43352a; --z7: #6b4627; --z8: #a56120; --z9: #e28c33; --z10: #ffca85;
  }
}
@page { margin: 14mm; }
html { font-size: clamp(100%, 0.8rem + 0.3vw, 175%); scroll-behavior: smooth; }
body { margin: 0; background: var(--ground); color: var(--ink); line-height: 1.55;
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif; }
header, nav, main { max-width: 92rem; margin: 0 auto; padding: 0 clamp(1rem, 3vw, 2.5rem); }
header { padding-top: clamp(1.5rem, 4vw, 3.5rem); }
h1, h2, h3, caption { font-family: Georgia, "Noto Serif", "Liberation Serif", serif; line-height: 1.2;
  text-wrap: balance; }
h1 { font-size: clamp(2rem, 5vw, 3.2rem); margin: 0; letter-spacing: -0.01em; }
h2 { font-size: 1.7rem; margin: 3.5rem 0 0.8rem; padding-top: 0.8rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.2rem; margin: 2rem 0 0.3rem; }
p { max-width: 72ch; margin: 0.5rem 0 1rem; }
a { color: var(--link); }
small, .note, .summary, .error { color: var(--soft); font-size: 0.88rem; }
.error { white-space: nowrap; }
.lead { font-size: 1.12rem; max-width: 64ch; margin-top: 1rem; }
header dl { display: flex; flex-wrap: wrap; gap: 0.6rem 2.4rem; margin: 1.4rem 0; }
dt { color: var(--soft); font-size: 0.85rem; }
dd { margin: 0; font-size: 1.25rem; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.command { max-width: none; }
.command span { color: var(--soft); font-size: 0.85rem; display: block; }
code { display: inline-block; max-width: 100%; box-sizing: border-box; padding: 0.35rem 0.7rem;
  background: var(--sheet); border: 1px solid var(--line); border-radius: 0.4rem;
  overflow-wrap: anywhere; font-size: 0.92rem; }
nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: 0.3rem 1.4rem; padding: 0; margin: 1.2rem 0 0; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.cards, .figures { display: grid; gap: 1.2rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); }
.card, figure { background: var(--sheet); border: 1px solid var(--line); border-radius: 0.7rem; min-width: 0; }
.card { padding: 1rem 1.2rem; border-left-width: 0.4rem; max-width: 44rem; }
.card h3 { margin: 0; overflow-wrap: anywhere; }
.card p { margin: 0.3rem 0 0.7rem; }
.card ul { margin: 0; padding-left: 1.1rem; color: var(--soft); font-size: 0.92rem; }
.card .badge { font-size: 1.15rem; font-weight: 600; }
.card.good { border-left-color: var(--good); } .card.must { border-left-color: var(--must); }
.card.differs { border-left-color: var(--differs); } .card.broken { border-left-color: var(--broken); }
.badge { display: inline-flex; align-items: center; gap: 0.45em; padding: 0.15em 0.6em; border-radius: 0.8em;
  line-height: 1.25; text-align: left; }
.badge svg { width: 1.1em; height: 1.1em; flex: none; fill: none; stroke: currentColor; stroke-width: 2;
  stroke-linecap: round; stroke-linejoin: round; }
.badge.good { color: var(--good); background: var(--good-tint); }
.badge.must { color: var(--must); background: var(--must-tint); }
.badge.differs { color: var(--differs); background: var(--differs-tint); }
.badge.broken { color: var(--broken); background: var(--broken-tint); }
.scroll { overflow-x: auto; margin: 1rem 0;
  background: var(--sheet); border: 1px solid var(--line); border-radius: 0.7rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-size: 1.1rem; padding: 0.8rem 1rem; }
caption span { position: sticky; left: 1rem; display: inline-block; max-width: calc(100vw - 5rem); }
th, td { padding: 0.45rem 1rem; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
thead th { vertical-align: bottom; color: var(--soft); font-size: 0.88rem; font-weight: 600; }
tbody th { font-weight: 500; }
.facts th + th, .facts td, .number { text-align: right; white-space: nowrap; }
.facts .measured { background: color-mix(in srgb, var(--must-tint) 45%, transparent); }
.facts th:first-child { position: sticky; left: 0; background: var(--sheet); min-width: 7.5rem; max-width: 16rem; }
.facts .group { color: var(--soft); text-align: left; }
.tests th small { display: block; font-weight: 400; }
.tests tbody th { min-width: 11rem; max-width: 22rem; }
.tests { font-size: 0.94rem; } .tests td:not(.number) { min-width: 6.5rem; }
.tests .judged { min-width: 12rem; } sup { line-height: 0; font-size: 0.75em; }
.rejected { font-weight: 700; }
figure { margin: 0; padding: 0.8rem; max-width: 38rem; }
figcaption { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.2rem 0.7rem;
  font-size: 0.92rem; margin-bottom: 0.4rem; }
figcaption b { overflow-wrap: anywhere; }
figure p { margin: 0.5rem 0 0; }
.figures > figure { display: flex; flex-direction: column; }
figure svg { display: block; width: 100%; height: auto; } .chart { margin-top: auto; }
svg text { fill: var(--soft); font-size: 12.5px; font-family: inherit; font-variant-numeric: tabular-nums; }
svg .name { fill: var(--ink); font-size: 13px; }
@media (max-width: 30rem) { svg text, svg .name { font-size: 15px; } }
.frame, .swatch { stroke: var(--line); stroke-width: 1; } .frame { fill: none; }
.cells { shape-rendering: crispEdges; } .cells path { fill: none; stroke-width: 1; }
.rule { stroke: var(--line); stroke-width: 1; }
.bars rect { fill: var(--bar); } .bars rect:hover { fill: var(--link); }
.dash { stroke: var(--dash); stroke-width: 2; fill: none; }
.halo { stroke: var(--sheet); stroke-width: 3.4; fill: none; opacity: 0.7; }
.ring circle { stroke: var(--ring); stroke-width: 1.7; fill: var(--sheet); }
.ring path { stroke: var(--ring); stroke-width: 1.8; fill: none; } .chart .ring text { fill: var(--ring); }
.wedge path { fill: var(--wedge); stroke: var(--sheet); stroke-width: 0.8; }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: 0.3rem 1.6rem; padding: 0; margin: 0.5rem 0; }
.legend li { display: flex; align-items: center; gap: 0.5rem; } .key { width: 2rem; height: 1.17rem; }
.lessons { columns: 26rem; column-gap: 3rem; } .lessons article { break-inside: avoid; padding-bottom: 0.8rem; }
.lessons h3 { margin-top: 0; }
main { padding-bottom: 4rem; }
.icons { position: absolute; width: 0; height: 0; }
.z0 { fill: var(--z0); stroke: var(--z0); } .z1 { fill: var(--z1); stroke: var(--z1); }
.z2 { fill: var(--z2); stroke: var(--z2); } .z3 { fill: var(--z3); stroke: var(--z3); }
.z4 { fill: var(--z4); stroke: var(--z4); } .z5 { fill: var(--z5); }
.z6 { fill: var(--z6); stroke: var(--z6); } .z7 { fill: var(--z7); stroke: var(--z7); }
.z8 { fill: var(--z8); stroke: var(--z8); } .z9 { fill: var(--z9); stroke: var(--z9); }
.z10 { fill: var(--z10); stroke: var(--z10); } .swatch { stroke: var(--line); }
@media print {
  :root { --ground: #fff; --sheet: #fff; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  html { font-size: 10pt; } nav { display: none; }
  .scroll { overflow: visible; } .tests, .facts { font-size: 7.5pt; } th, td { padding: 0.2rem 0.4rem; }
  table small, table .error, thead th { font-size: 1em; } .facts th, .facts td { white-space: normal; }
  .facts th:first-child, .tests th, .tests td, .tests .judged { min-width: 0 !important; }
  figure, .card, tr, article { break-inside: avoid; } h2, h3 { break-after: avoid; }
}
)";

}  // namespace

std::string_view style_sheet() { return kStyle; }

}  // namespace sabar::report

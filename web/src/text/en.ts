// English words.
export const en = {
  // The page around the places
  'shell.name': 'Sabar',
  'shell.skip': 'Skip to the content',
  'shell.places': 'Places',
  'shell.games': 'Games',
  'shell.pegs': 'Pegs',
  'shell.set': 'SET',
  'shell.lab': 'Laboratory',
  'shell.help': 'Help',
  'shell.settings': 'Settings',
  'shell.lang': 'Language',
  'shell.theme': 'Theme',
  'shell.theme.light': 'Light',
  'shell.theme.dark': 'Dark',
  'shell.theme.system': 'As the system',
  'shell.close': 'Close',
  'shell.cancel': 'Cancel',
  'shell.loading': 'Loading …',
  'shell.again': 'Try again',
  'shell.broken': 'Something went wrong: {text}',
  'shell.lost': 'There is nothing at this address.',
  'shell.home': 'To the games',

  // Pegs

  // SET

  // Laboratory
};

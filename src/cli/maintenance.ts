/** The commands for maintainers, by the name that follows `npm run cli`. */
import type { Command } from './command';
import { newCommand } from './new/commands';
import { packagesHistory } from './packages-history';
import { packagesCompare, packagesUpdate } from './packages-update';
import { pagesFollow } from './pages/follow';
import { upgradeTry } from './upgrade-try';
import { versionCommands } from './versions/commands';

export const maintenance: Readonly<Record<string, Command>> = {
  ...versionCommands,
  new: newCommand,
  'packages:update': packagesUpdate,
  'packages:compare': packagesCompare,
  'packages:history': packagesHistory,
  'pages:follow': pagesFollow,
  'upgrade:try': upgradeTry,
};

import { resolveDrizzleQuickly } from './platform/db/drizzle-resolution.ts'

// Before what needs it is loaded, so that the program is loaded by a call and not by an import.
resolveDrizzleQuickly()
await import('./program.ts')

import { registerHooks, type ResolveFnOutput, type ResolveHookSync } from 'node:module'

const ownFiles = /\/node_modules\/drizzle-orm\//

/**
 * Node.js reads a package's `package.json` anew for each file of it that is imported. That of Drizzle has 180 KB, and its files are
 * hundreds, so that reading it was half of what a start of the program took. Here each entry of the package is resolved once, and what its
 * files import of each other by nothing but the address.
 */
export function drizzleResolver(): ResolveHookSync {
  const entries = new Map<string, ResolveFnOutput>()
  return (specifier, context, resolve) => {
    const { parentURL, conditions } = context
    if (!conditions.includes('import')) return resolve(specifier, context)
    if (parentURL && specifier.startsWith('.') && specifier.endsWith('.js') && ownFiles.test(parentURL))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (!/^drizzle-orm(?:\/|$)/.test(specifier)) return resolve(specifier, context)
    const known = entries.get(specifier)
    if (known) return known
    const entry = { ...resolve(specifier, context), shortCircuit: true }
    entries.set(specifier, entry)
    return entry
  }
}

/** For all that this process loads from now on. */
export const resolveDrizzleQuickly = (): void => void registerHooks({ resolve: drizzleResolver() })

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const packageSchema = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().default(false),
  dev: z.boolean().default(false),
  inBundle: z.boolean().default(false),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})

const lockfileSchema = z.object({ packages: z.record(z.string(), packageSchema) })

/** @typedef {z.output<typeof packageSchema> & { name: string }} LockedPackage */

/** Of packages that say it in an old way, which npm does not take over: what their own package.json has. */
const oldFashioned = new Map([['limiter@1.1.5', 'MIT']])

/**
 * Packages of others; ours are links and folders.
 *
 * @param {unknown} lockfile
 * @returns {LockedPackage[]}
 */
export function lockedPackages(lockfile) {
  return Object.entries(lockfileSchema.parse(lockfile).packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, each]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { ...each, name, license: each.license ?? oldFashioned.get(`${name}@${each.version}`) }
    })
}

/** @param {string} root */
export async function readLockedPackages(root) {
  return lockedPackages(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')))
}

/**
 * What is wrong with a lockfile: a package without a checksum could be replaced on its way, and one with an address of its own does not come from
 * where all others come from, which is whatever registry npm is set to.
 *
 * @param {readonly LockedPackage[]} packages
 */
export function objectionsTo(packages) {
  return packages.flatMap(({ name, version, integrity, resolved, inBundle }) => [
    ...(inBundle || /^sha512-[\w+/]{86}==$/.test(integrity ?? '')
      ? []
      : [`${name}@${version} has no checksum.`]),
    ...(resolved === undefined ? [] : [`${name}@${version} comes from an address of its own.`]),
  ])
}

/**
 * Optional packages that the lockfile does not hold, as `package needs name`. `npm ci` refuses such a lockfile; npm writes one when it
 * updates a lockfile beside a `node_modules` folder that holds only the packages of its own platform.
 *
 * @param {readonly LockedPackage[]} packages
 */
export function missingOptionals(packages) {
  const names = new Set(packages.map(({ name }) => name))
  return packages.flatMap(({ name, inBundle, optionalDependencies }) =>
    inBundle
      ? []
      : Object.keys(optionalDependencies)
          .filter((needed) => !names.has(needed))
          .map((needed) => `${name} needs ${needed}`),
  )
}

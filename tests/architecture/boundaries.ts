import { posix } from 'node:path'
import { testTargets, zones, type Zone } from './zones.ts'

const zoneNames = new Set(Object.keys(zones))
const isZone = (name: string): name is Zone => zoneNames.has(name)

/** The zone of a path from the root of the repository; null: the path belongs to none. */
export function getZone(path: string): Zone | null {
  const [folder = '', area] = path.split('/')
  if (path === folder) return 'root'
  if (folder === 'components') return getComponentsZone(path, area)
  return isZone(folder) ? folder : null
}

function getComponentsZone(path: string, folder: string | undefined): Zone | null {
  if (folder === undefined || path === `components/${folder}`) return null
  const own = `components/${folder}`
  return isZone(own) ? own : 'components/*'
}

const workspaces = '@bieznik/'

/**
 * Where an import leads, as a path from the root; null: to a package. A path that leaves the repository keeps its dots
 * and so belongs to no zone.
 */
export function resolveImport(importer: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(importer), specifier))
  if (specifier.startsWith('@/')) return posix.normalize(specifier.slice('@/'.length))
  if (specifier.startsWith(workspaces)) return posix.normalize(specifier.slice(workspaces.length))
  return null
}

const isTest = (path: string): boolean => /\.test\.tsx?$|^product-api\/test\//.test(path)

/** Whether the file `importer` may import the module at `target`; both are paths from the root. */
export function mayImport(importer: string, target: string): boolean {
  const from = getZone(importer)
  const to = getZone(target)
  if (!from || !to) return false
  if (from === to) return from !== 'components/*' || areaOf(importer) === areaOf(target)
  const targets = isTest(importer) ? [...zones[from], ...(testTargets[from] ?? [])] : zones[from]
  return targets.some((allowed) => allowed === to || leadsInto(allowed, target))
}

const areaOf = (path: string): string | undefined => path.split('/')[1]

const leadsInto = (allowed: string, target: string): boolean =>
  target === allowed || target.startsWith(`${allowed}/`) || target.startsWith(`${allowed}.`)

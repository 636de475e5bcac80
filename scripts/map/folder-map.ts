import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zones } from '../../tests/architecture/zones.ts'
import { purposes } from './folders.ts'

/** Below these every folder has a line of its own; other folders are one with what contains them. */
const OPENED = ['components', 'components/staff', 'contract', 'lib', 'product-api/src', 'backend-kit']
const DOMAINS = /^product-api\/src\/[\w-]+$/

/** The folder in whose line a file of the repository counts; null for files at the root. */
export function folderOf(path: string): string | null {
  const parts = path.split('/').slice(0, -1)
  let folder = parts[0]
  if (folder === undefined || folder.startsWith('.')) return null
  for (const part of parts.slice(1)) {
    const next: string = `${folder}/${part}`
    const isOpen = OPENED.includes(folder) || DOMAINS.test(folder) || next === 'product-api/src'
    if (!isOpen) break
    folder = next
  }
  return folder === 'product-api/src' ? 'product-api' : folder
}

const isProduction = (path: string) =>
  /\.(ts|tsx|mjs|css)$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith('product-api/test/')

/** Tracked files of folders, by folder. */
export function listFolders(root: string): Map<string, string[]> {
  const folders = new Map<string, string[]>()
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const path of tracked.trim().split('\n')) {
    const folder = folderOf(path)
    if (folder !== null && existsSync(join(root, path)))
      folders.set(folder, [...(folders.get(folder) ?? []), path])
  }
  return folders
}

/** Markdown: each zone with what it may import, each folder with its purpose, files and lines in hundreds, tests apart. */
export function describeHouse(root: string): string {
  const folders = [...listFolders(root)].toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  const lines = folders.map(([folder, paths]) => {
    const production = paths.filter(isProduction)
    const length = production.reduce(
      (sum, path) => sum + readFileSync(join(root, path), 'utf8').split('\n').length - 1,
      0,
    )
    const size =
      production.length === 0
        ? ''
        : ` (${production.length} ${production.length === 1 ? 'file' : 'files'}, ${Math.ceil(length / 100) * 100} lines)`
    return `- \`${folder}\`${size}: ${purposes[folder] ?? 'scripts/map/folders.ts says nothing of it'}`
  })
  const arrows = Object.entries(zones).map(
    ([zone, targets]) => `- \`${zone}\`: ${targets.map((target) => `\`${target}\``).join(', ') || 'nothing'}`,
  )
  return [
    '### Zones',
    '',
    'What a folder may import besides itself.',
    '',
    ...arrows,
    '',
    '### Folders',
    '',
    ...lines,
    '',
  ].join('\n')
}

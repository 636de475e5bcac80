import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { isStrictDocument } from '../../contract/routes.ts'
import { CART_SET_MESSAGES, FIT_MESSAGES, READER_MESSAGES } from '../../lib/i18n/reader-messages.ts'
import { resolveImport } from './boundaries.ts'

/** A page for everybody, or what stands in its place, and the namespaces and keys whose texts its client components have. */
export interface Route {
  file: string
  messages: ReadonlySet<string>
}

/** Where an import of code leads; one of types alone leads nowhere. */
const IMPORT = /(?:^|\n)(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?'([^']+)'|import\('([^']+)'\)/g
const NAMESPACES = /namespaces=\{\[([^\]]*)\]/g
const QUOTED = /'([^']+)'/g

/** What a script of its own brings along with its texts. */
const deferred: Readonly<Record<string, readonly string[]>> = {
  'lib/i18n/fit-messages.tsx': FIT_MESSAGES,
  'lib/i18n/cart-set-messages.tsx': CART_SET_MESSAGES,
}

/** The files of a repository, read once. */
class Files {
  private readonly texts = new Map<string, string>()
  private readonly root: string

  constructor(root: string) {
    this.root = root
  }

  has(path: string): boolean {
    return existsSync(posix.join(this.root, path))
  }

  read(path: string): string {
    const text = this.texts.get(path) ?? readFileSync(posix.join(this.root, path), 'utf8')
    this.texts.set(path, text)
    return text
  }

  importsOf(path: string): string[] {
    return [...this.read(path).matchAll(IMPORT)].flatMap(([, named, loaded]) => {
      const target = resolveImport(path, named ?? loaded ?? '')
      if (target === null) return []
      return [target, `${target}.ts`, `${target}.tsx`]
        .filter((each) => /\.tsx?$/.test(each) && this.has(each))
        .slice(0, 1)
    })
  }
}

/** The page or part, and the layouts around it. */
function entriesOf(files: Files, file: string): string[] {
  const folders = file.split('/').slice(0, -1)
  const layouts = folders.map((_, at) => [...folders.slice(0, at + 1), 'layout.tsx'].join('/'))
  return [...new Set([file, ...layouts.filter((layout) => files.has(layout))])]
}

/** What is rendered on the server alone, and what the browser runs as well: everything from `'use client'` on. */
function walk(files: Files, entries: readonly string[]) {
  const found = { server: new Set<string>(), client: new Set<string>() }
  const open = entries.map((file) => ({ file, isClient: false }))
  for (let next = open.pop(); next; next = open.pop()) {
    const isClient = next.isClient || files.read(next.file).startsWith("'use client'")
    const seen = found[isClient ? 'client' : 'server']
    if (seen.has(next.file)) continue
    seen.add(next.file)
    open.push(...files.importsOf(next.file).map((file) => ({ file, isClient })))
  }
  return found
}

/** By its address: that of the file without language, groups and its own name. */
function isForEverybody(name: string): boolean {
  const segments = name.split('/').slice(0, -1)
  return !isStrictDocument(`/${segments.filter((segment) => !/^\(|^\[locale\]/.test(segment)).join('/')}`)
}

/** For each file that the browser runs on pages for everybody, those pages. */
export function listClientFiles(root: string): ReadonlyMap<string, readonly Route[]> {
  const files = new Files(root)
  const folder = posix.join(root, 'app')
  const below = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const routes = below
    .filter((name) => /(?:^|\/)(?:page|error|not-found|forbidden)\.tsx$/.test(name) && isForEverybody(name))
    .map((name) => `app/${name}`)
  const reached = new Map<string, Route[]>()
  for (const file of routes) {
    const { server, client } = walk(files, entriesOf(files, file))
    const added = [...server].flatMap((each) =>
      [...files.read(each).matchAll(NAMESPACES)].flatMap(([, list = '']) =>
        [...list.matchAll(QUOTED)].map(([, name = '']) => name),
      ),
    )
    const brought = Object.entries(deferred).flatMap(([each, names]) => (client.has(each) ? names : []))
    const route = { file, messages: new Set([...READER_MESSAGES, ...added, ...brought]) }
    for (const each of client) reached.set(each, [...(reached.get(each) ?? []), route])
  }
  return reached
}

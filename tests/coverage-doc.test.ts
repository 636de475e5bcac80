import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(root + path, 'utf8')

interface Row {
  /** `S2` under "## 2. …", `D` under the decisions. */
  section: string
  /** `S2.14`, or `S2.14a` of a row that was split. */
  id: string
  asksFor: string
  shownBy: string
}

interface Proof {
  path: string
  /** '' when the whole file is meant. */
  title: string
}

function rowsOf(markdown: string): Row[] {
  const rows: Row[] = []
  let section = ''
  for (const line of markdown.split('\n')) {
    const heading = /^## (?:(\d+)\.|Decisions)/.exec(line)
    if (heading) section = heading[1] === undefined ? 'D' : `S${heading[1]}`
    if (!line.startsWith('|') || /^\| (?:id|---*) +\|/.test(line)) continue
    const [id = '', asksFor = '', shownBy = '', ...more] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    if (more.length > 0) throw new Error(`A row of more than three cells: ${line}`)
    rows.push({ section, id, asksFor, shownBy })
  }
  return rows
}

/** The ids that do not follow the one before: 1, 2, 3a, 3b, 4. */
function idsOutOfOrder(ids: readonly string[], prefix: string): string[] {
  let following = ['1', '1a']
  let onlyIfSplit: string | undefined
  const faults: string[] = []
  for (const id of ids) {
    const [, number = '', part = ''] = /^(\d+)([a-z]?)$/.exec(id.slice(prefix.length)) ?? []
    if (!id.startsWith(prefix) || !following.includes(number + part)) faults.push(id)
    if (onlyIfSplit && part !== 'b') faults.push(onlyIfSplit)
    onlyIfSplit = part === 'a' ? id : undefined
    const next = Number(number) + 1
    following = [`${next}`, `${next}a`]
    if (part) following.push(number + String.fromCharCode(part.charCodeAt(0) + 1))
  }
  return onlyIfSplit ? [...faults, onlyIfSplit] : faults
}

const prefixOf = (section: string): string => (section === 'D' ? 'D' : `${section}.`)

/** Throws when a cell is not written as the document says. */
function proofsOf({ id, shownBy }: Row): Proof[] {
  if (shownBy === '') return []
  return shownBy.split('<br>').map((text) => {
    const [, path, title = ''] = /^`([^`]+)`(?: › `([^`]+)`)?$/.exec(text.trim()) ?? []
    if (path === undefined) throw new Error(`${id} is shown by something unreadable: ${text}`)
    return { path, title }
  })
}

/** What is wrong with a proof: '' or a word about it. */
function faultOf({ path, title }: Proof): string {
  if (!/\.test\.tsx?$/.test(path) || !existsSync(root + path)) return 'no such test file'
  const source = read(path)
  const beginsText = ["'", '"', '`'].some((quote) => source.includes(quote + title))
  return beginsText ? '' : 'no such title'
}

const document = read('docs/coverage.md')
const rows = rowsOf(document)

describe('docs/coverage.md', () => {
  it('has every section of the specification, and the decisions', () => {
    const sections = ['S0', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9', 'D']
    expect([...new Set(rows.map(({ section }) => section))]).toEqual(sections)
  })

  it.each([...new Set(rows.map(({ section }) => section))])('counts the rows of %s one by one', (section) => {
    const ids = rows.filter((row) => row.section === section).map(({ id }) => id)
    expect(idsOutOfOrder(ids, prefixOf(section))).toEqual([])
  })

  it('has a row for every decision, D1 to D52', () => {
    const decisions = rows.filter(({ section }) => section === 'D').map(({ id }) => id.replace(/[a-z]$/, ''))
    expect([...new Set(decisions)]).toEqual(Array.from({ length: 52 }, (_, index) => `D${index + 1}`))
  })

  it('says in every row what is asked for, and nothing twice in a section', () => {
    const asked = rows.map(({ id, section, asksFor }) => ({ id, text: asksFor && `${section} ${asksFor}` }))
    const firstOf = new Map(asked.toReversed().map(({ id, text }) => [text, id]))
    expect(asked.filter(({ id, text }) => text === '' || firstOf.get(text) !== id)).toEqual([])
  })

  it('names only tests that exist', () => {
    const faults = rows.flatMap((row) =>
      proofsOf(row).map((proof) => ({ id: row.id, ...proof, fault: faultOf(proof) })),
    )
    expect(faults.filter(({ fault }) => fault !== '')).toEqual([])
  })

  it('counts at its top what is shown and what is open', () => {
    const shown = rows.filter((row) => proofsOf(row).length > 0).length
    expect(document).toContain(`\nShown: ${shown}. Open: ${rows.length - shown}.\n`)
  })
})

describe('docs/decisions.md', () => {
  it('has each decision once, in order', () => {
    const numbers = [...read('docs/decisions.md').matchAll(/^- \*\*D(\d+)\*\* /gm)].map((match) =>
      Number(match[1]),
    )
    expect(numbers).toEqual(Array.from({ length: 52 }, (_, index) => index + 1))
  })
})

describe('the check itself', () => {
  it.each([
    [['S2.1', 'S2.2a', 'S2.2b', 'S2.3'], []],
    [['S2.1', 'S2.3'], ['S2.3']],
    [['S2.1', 'S2.1'], ['S2.1']],
    [['S2.1', 'S3.2'], ['S3.2']],
    [['S2.1a', 'S2.2'], ['S2.1a']],
    [['S2.1', 'S2.2a'], ['S2.2a']],
    [['S2.1b'], ['S2.1b']],
  ])('of the ids %j finds fault with %j', (ids, faults) => {
    expect(idsOutOfOrder(ids, 'S2.')).toEqual(faults)
  })

  it.each([
    ['tests/coverage-doc.test.ts', 'finds a proof that is none', ''],
    ['tests/coverage-doc.test.ts', '', ''],
    ['e2e/home.test.ts', 'a title that nobody wrote', 'no such title'],
    ['tests/gone.test.ts', '', 'no such test file'],
    ['docs/coverage.md', '', 'no such test file'],
  ])('finds a proof that is none: %s %s', (path, title, fault) => {
    expect(faultOf({ path, title })).toBe(fault)
  })

  it('refuses a proof in another form', () => {
    const row = { section: 'S2', id: 'S2.1', asksFor: 'a list', shownBy: 'e2e/home.test.ts' }
    expect(() => proofsOf(row)).toThrow('S2.1 is shown by something unreadable')
  })
})

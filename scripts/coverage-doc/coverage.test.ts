import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../env.mjs'
import { faultsOf, rowsOf, withProofs } from './document.ts'
import { readShown } from './shown.ts'
import { listProofs } from './tests.ts'

describe('docs/coverage.md', () => {
  const document = readFileSync(join(root, 'docs/coverage.md'), 'utf8')
  const proofs = listProofs(root)

  it('has a test for every row, and a row for everything that a test says it shows', () => {
    expect(faultsOf(document, proofs)).toEqual({ open: [], unknown: [] })
  })

  it('is what `npm run coverage` writes', () => {
    expect(withProofs(document, proofs)).toBe(document)
  })

  it('has each id once, and nothing asked for twice in a section', () => {
    const rows = rowsOf(document)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const asked = rows.map(({ id, asksFor }) => `${id.split('.')[0]} ${asksFor}`)
    expect(asked.filter((text, index) => asked.indexOf(text) !== index)).toEqual([])
  })

  it('has a row for every decision of docs/decisions.md, which has each once, in order', () => {
    const decisions = readFileSync(join(root, 'docs/decisions.md'), 'utf8').matchAll(/^- \*\*(D\d+)\*\* /gm)
    const numbers = Array.from(decisions, ([, id]) => id)
    expect(numbers).toEqual(numbers.map((_, index) => `D${index + 1}`))
    const rows = rowsOf(document).flatMap(({ id }) => /^D\d+/.exec(id)?.[0] ?? [])
    expect([...new Set(rows)]).toEqual(numbers)
  })
})

describe('what a test shows', () => {
  it.each<[string, string, { ids: string[]; title: string | null }]>([
    ['a plain test', "// Shows S2.14\nit('is cut', () => {", { ids: ['S2.14'], title: 'is cut' }],
    [
      'a title on the next line, and more rows than a line holds',
      '  // Shows S2.14a,\n  // D7\n  test(\n    "it\'s cut",',
      { ids: ['S2.14a', 'D7'], title: "it's cut" },
    ],
    ['a table on a line', "// Shows D7\nit.each(['a'])('cuts %s', (", { ids: ['D7'], title: 'cuts %s' }],
    [
      'a table of lines',
      "// Shows D7\nit.each<[string]>([\n  [f('a'), 'b'],\n] as const)('cuts %s', (",
      { ids: ['D7'], title: 'cuts %s' },
    ],
    ['a group', "// Shows D7\ndescribe('the cut', () => {", { ids: ['D7'], title: 'the cut' }],
    ['a file', "// Shows D7\n\nimport { it } from 'vitest'", { ids: ['D7'], title: null }],
  ])('is read above %s', (_what, source, shown) => {
    expect(readShown(source)).toEqual([shown])
  })

  it('has to stand above a test', () => {
    expect(() => readShown('// Shows D7\nconst title = 1\n')).toThrow('No test stands below: // Shows D7')
  })

  it('is open where no test shows a row, and unknown where there is no such row', () => {
    const document = '- **S1.1** a list\n- **S1.2** a cart'
    const proofs = [{ path: 'a.test.ts', ids: ['S1.1', 'S9.9'], title: 'lists' }]
    expect(faultsOf(document, proofs)).toEqual({ open: ['S1.2'], unknown: ['S9.9'] })
    expect(withProofs(`${document}\n  - \`old.test.ts\``, proofs)).toBe(
      '- **S1.1** a list\n  - `a.test.ts`: lists\n- **S1.2** a cart',
    )
  })
})

import { describe, expect, it } from 'vitest'
import { composePage } from './compose.ts'
import { atLeast, atMost, type Section } from './section.ts'

const order = ['Pages', 'Product API', 'Start']

const sectionWith = (figure: string): Section => ({
  notes: ['How it was measured.'],
  tables: [{ title: 'Times', head: ['', 'ms'], rows: [['list | filter', figure]] }],
  aims: [atLeast('requests, a second', 1_500, 1_499.9), atMost('script, kB', 165, 165, ' kB')],
})
const measured = (title: string, figure: string) => ({ title, section: sectionWith(figure), run: 'A run.' })

describe('composePage', () => {
  it('says of each aim whether it was met', async () => {
    const page = await composePage('', [measured('Pages', '7')], order)
    expect(page).toMatch(/\| requests, a second \| +at least 1,500 \| +1,500 \| \*\*missed\*\* \|/)
    expect(page).toMatch(/\| script, kB +\| +at most 165 kB \| +165 kB \| +met \|/)
    expect(page).toMatch(/\| list \\\| filter \| +7 \|/)
    expect(page).toContain('_A run._')
  })

  it('replaces what was measured again, keeps the rest, and has all in order', async () => {
    const first = await composePage('', [measured('Start', '1'), measured('Pages', '2')], order)
    const second = await composePage(first, [measured('Pages', '3'), measured('Product API', '4')], order)
    expect([...second.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(order)
    expect([...second.matchAll(/filter \| +(\d) \|/g)].map(([, figure]) => figure)).toEqual(['3', '4', '1'])
    expect(second.match(/^# Benchmarks$/gm)).toHaveLength(1)
  })

  it('changes nothing that was not measured', async () => {
    const page = await composePage('', [measured('Pages', '2')], order)
    expect(await composePage(page, [], order)).toBe(page)
  })

  it('leaves out what is measured no more', async () => {
    const page = await composePage('', [measured('Pages', '2')], order)
    expect(await composePage(page, [], ['Start'])).not.toContain('## Pages')
  })
})

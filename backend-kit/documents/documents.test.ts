import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { documentNames, type Block, type Document } from '@bieznik/contract/content/documents'
import { languages, type Language } from '@bieznik/contract/language'
import { publicPages } from '@bieznik/contract/pages'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fillDocument, valuesOf } from './fill-document.ts'
import { parseDocument } from './parse-document.ts'
import { currentVersion, listVersions, readDocument } from './read-document.ts'

const FOLDER = join(import.meta.dirname, '../../messages/documents')

const values = (language: Language) => ({
  ...valuesOf({ company: exampleCompany, deliveryCountries: ['PL', 'DE'] }, language),
  stored_items: '| session |\n| --- |\n| session |',
})
const read = (name: (typeof documentNames)[number], version: string, language: Language) =>
  readDocument({ name, version, language }, values(language))

const inlinesOf = (block: Block) =>
  block.type === 'paragraph' ? block.text : block.type === 'list' ? block.items.flat() : []
const linksOf = ({ sections }: Document) =>
  sections.flatMap(({ blocks }) => blocks.flatMap(inlinesOf)).flatMap(({ href }) => href ?? [])
const formOf = ({ sections }: Document) =>
  sections.map(({ id, blocks }) => [
    id,
    ...blocks.map((block) => (block.type === 'list' ? [block.isOrdered, block.items.length] : block.type)),
  ])
const textOf = (document: Document) => JSON.stringify(document)

const versions = documentNames.flatMap((name) =>
  listVersions(name, new Date('2100-01-01')).map((version) => ({ name, version })),
)

describe.each(versions)('$name of $version', ({ name, version }) => {
  it('has the same sections, paragraphs and lists in every language', async () => {
    const polish = await read(name, version, 'pl')
    for (const language of languages) {
      const document = await read(name, version, language)
      expect(formOf(document), language).toEqual(formOf(polish))
      expect(new Set(document.sections.map(({ id }) => id)).size).toBe(document.sections.length)
      expect(document.description.length).toBeGreaterThan(50)
    }
  })

  it.each(languages)('leads in %s to pages that there are', async (language) => {
    const own = linksOf(await read(name, version, language)).filter((href) => href.startsWith('/'))
    for (const href of own) expect([...publicPages, '/withdrawal', '/complaint']).toContain(href)
  })

  it.each(languages)('leaves in %s no mark of Markdown and no gap', async (language) => {
    expect(textOf(await read(name, version, language))).not.toMatch(/[{}]{2}|\]\(|\*\*|undefined|\{[a-z_]+\}/)
  })
})

// Shows D38a
it.each(languages)('the facts in %s are those of the shop', async (language) => {
  const all = await Promise.all(
    documentNames.map(async (name) => textOf(await read(name, currentVersion(name, new Date()), language))),
  )
  const [rules = '', privacy = '', returns = '', guarantee = '', , deletion = ''] = all
  for (const fact of [
    '2–3',
    '14',
    '5–7',
    '12',
    'UOKiK',
    '108',
    '109',
    'RETREAD',
    exampleCompany.krs,
    exampleCompany.nip,
  ])
    expect(rules).toContain(fact)
  expect(rules).toContain(new Intl.DisplayNames([language], { type: 'region' }).of('DE'))
  for (const fact of ['14', '5–7', '60', exampleCompany.email, '/withdrawal']) expect(returns).toContain(fact)
  expect(guarantee).toMatch(/2 (lata|years|лет)/)
  for (const fact of ['Firebase', '3', '30']) expect(privacy).toContain(fact)
  for (const fact of ['3', '30', exampleCompany.email]) expect(deletion).toContain(fact)
})

describe('which version holds', () => {
  it('is the newest whose day has come in Poland', () => {
    const [newest = ''] = listVersions('rules', new Date('2100-01-01'))
    expect(currentVersion('rules', new Date(`${newest}T00:00:00+01:00`))).toBe(newest)
    expect(listVersions('rules', new Date(`${newest}T00:00:00+01:00`))).toContain(newest)
    expect(listVersions('rules', new Date(new Date(`${newest}T00:00:00+01:00`).valueOf() - 1))).not.toContain(
      newest,
    )
  })

  it('is none before the first', () => {
    expect(() => currentVersion('rules', new Date('2000-01-01'))).toThrow('no version of rules is in force')
  })
})

it('a version that was published stays as it is: another text is another version', () => {
  const digests: unknown = JSON.parse(readFileSync(join(FOLDER, 'digests.json'), 'utf8'))
  const found = globSync('*/*/*.md', { cwd: FOLDER })
    .toSorted()
    .map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(FOLDER, file)))
        .digest('hex'),
    ])
  expect(digests).toEqual(Object.fromEntries(found))
})

describe('a text that cannot be used', () => {
  const page = (body: string) => `---\ndescription: D\n---\n\n# T\n\nL\n\n${body}\n`

  it.each([
    ['a heading without an anchor', page('## Seller\n\nText'), 'a heading has no anchor: Seller'],
    ['code', page('## A {#a}\n\n```\nx\n```'), 'a document has no code'],
    ['a picture', page('## A {#a}\n\n![x](y.png)'), 'a text has no image'],
    ['no title', 'Text', 'begins with its description'],
  ])('is named: %s', (_what, markdown, message) => {
    expect(() => parseDocument(markdown)).toThrow(message)
  })

  it('is one with a placeholder that has no value', () => {
    expect(() => fillDocument('Call {fax}', {})).toThrow('{fax}')
  })
})

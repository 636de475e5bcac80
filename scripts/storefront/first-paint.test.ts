import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { speculationRules } from '../../lib/http/speculation-rules.ts'
import { NOTE_PRESSES } from '../../lib/late/early-presses.ts'
import { runAfterPaint } from '../../lib/late/scripts-after-paint.ts'
import { readFirstPaint } from './first-paint.ts'

const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'
const rules = `<script type="speculationrules">${JSON.stringify(speculationRules)}</script>`
const notes = `<script>${NOTE_PRESSES}</script>`
const font = '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2"/>'
const document = (head: string) =>
  `<html><head>${head}<title>$& $1</title></head><body><p class="card">a</p><footer class="foot"></footer><script>1</script></body></html>`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-paint-'))
  await mkdir(join(folder, 'chunks'))
  await writeFile(join(folder, 'chunks/a.css'), '.card{top:0}.foot{top:1px}.gone{top:2px}')
  await writeFile(join(folder, 'chunks/b.css'), 'p{left:0}')
})
afterAll(() => rm(folder, { recursive: true }))

it('puts the styles of the first picture into the head, and what is asked for behind all that is read', async () => {
  const paintFirst = await readFirstPaint(folder)
  expect(paintFirst(document(font + sheet))).toBe(
    `<html><head>${notes}<style>.card{top:0}</style><title>$& $1</title></head><body><p class="card">a</p><footer class="foot"></footer><script>1</script>${sheet}${font}${rules}</body></html>`,
  )
})

it('keeps the order of several sheets', async () => {
  const paintFirst = await readFirstPaint(folder)
  const second = sheet.replace('a.css', 'b.css')
  const html = paintFirst(document(sheet + second))
  expect(html).toContain(`<head>${notes}<style>.card{top:0}p{left:0}</style><title>`)
  expect(html).toContain(`</script>${sheet}${second}${rules}</body>`)
})

it('names no script with which a browser would begin before the picture is drawn', async () => {
  const paintFirst = await readFirstPaint(folder)
  const chunks = '/_next/static/chunks/'
  const others = `<script src="${chunks}old.js" noModule=""></script><script src="/other.js" async=""></script>`
  const html = paintFirst(
    document(
      `<link rel="preload" as="script" fetchPriority="low" href="${chunks}main.js"/>${sheet}<script src="${chunks}0a-_.~.js" async=""></script>${others}<link rel="preload" href="${chunks}texts.js" as="script" fetchPriority="low"/>`,
    ).replace('</body>', `<script src="${chunks}main.js" id="_R_" async=""></script></body>`),
  )
  const run = `<script>${runAfterPaint(chunks, ['main.js', '0a-_.~.js', 'texts.js'])}</script>`
  expect(html).toContain(`<style>.card{top:0}</style>${others}<title>`)
  expect(html).toContain(`<script>1</script>${run}${sheet}${rules}</body>`)
})

it.each([
  ['a sheet that is not of this build', document(sheet + sheet.replace('a.css', 'c.css'))],
  ['no sheet', document('')],
  ['no end', document(sheet).replace('</body></html>', '')],
])('leaves a document with %s as it is', async (_what, html) => {
  const paintFirst = await readFirstPaint(folder)
  expect(paintFirst(html)).toBe(html)
})

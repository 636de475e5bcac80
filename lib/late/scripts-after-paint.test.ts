// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { runAfterPaint } from './scripts-after-paint'

const FOLDER = '/_next/static/chunks/'

/** As an inline script of the document. */
function run(code: string): void {
  const script = document.createElement('script')
  script.textContent = code
  document.body.append(script)
}

/** The line as a document has it, and the scripts that it has asked for by now. */
function open() {
  run(runAfterPaint(FOLDER, ['a.js', 'b.js']))
  const asked = () => [...document.querySelectorAll<HTMLScriptElement>('script[async][src]')]
  return { asked, sources: () => asked().map((script) => script.getAttribute('src')) }
}

afterEach(() => {
  vi.restoreAllMocks()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

it('asks for the scripts after a frame, as React and the bundler look for them', async () => {
  const { sources } = open()
  expect(sources()).toEqual([])
  await vi.waitFor(() => expect(sources()).toEqual([`${FOLDER}a.js`, `${FOLDER}b.js`]))
})

it('asks at once where no frames are drawn', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  expect(open().sources()).toHaveLength(2)
})

it('says when each has run or failed, and leaves none that has failed to be waited for', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { asked, sources } = open()
  run('scriptsRun.then(() => document.title = "run")')
  const [first, second] = asked()
  first?.dispatchEvent(new Event('load'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.title).toBe('')
  second?.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(document.title).toBe('run'))
  expect(sources()).toEqual([`${FOLDER}a.js`])
})

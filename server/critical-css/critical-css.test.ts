import { expect, it } from 'vitest'
import { CriticalCss } from './critical-css.ts'

const SHEET = '<link rel="stylesheet" href="/_next/static/one.css" data-precedence="next"/>'
const FONT = '<link rel="preload" href="/_next/static/media/sans.woff2" as="font" crossorigin=""/>'
const CSS = '.size{color:red}.legal{color:blue}.unused{color:green}'

function inline(body: string, sheets = new Map([['/_next/static/one.css', CSS]])): string {
  const document = `<!DOCTYPE html><html><head>${FONT}${SHEET}<title>Łódź</title></head><body>${body}</body></html>`
  return new CriticalCss(sheets, (path) => path).inline('/', Buffer.from(document)).toString()
}

it('puts the styles of what stands above the footer into the head, and sheets and fonts behind the page', () => {
  const html = inline('<p class="size">195/80 R15</p><footer><p class="legal">Bieżnik</p></footer>')
  const [head = '', body = ''] = html.split('</head>')
  expect(head).toBe('<!DOCTYPE html><html><head><style>.size{color:red}</style><title>Łódź</title>')
  expect(body).toBe(
    `<body><p class="size">195/80 R15</p><footer><p class="legal">Bieżnik</p></footer>${SHEET}${FONT}</body></html>`,
  )
})

it('takes the whole of a page that has no footer', () => {
  expect(inline('<p class="size">195/80 R15</p>')).toContain('<style>.size{color:red}</style>')
})

it('leaves a page as it is of which it does not have every sheet', () => {
  expect(inline('<p class="size">195/80 R15</p>', new Map([['/other.css', CSS]]))).not.toContain('<style>')
})

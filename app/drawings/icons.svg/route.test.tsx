import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { iconNames } from '@/components/ui/icon'
import { GET } from './route'

const request = new Request('http://localhost/drawings/icons.svg')

it('is a file in which each icon is found by its name, and drawn', async () => {
  const reply = await GET(request)
  expect(reply.headers.get('content-type')).toBe('image/svg+xml')
  expect(reply.headers.get('cache-control')).toMatch(/^public, max-age=\d{5,}/)
  const file = new DOMParser().parseFromString(await reply.text(), 'image/svg+xml')
  expect(file.querySelector('parsererror')).toBeNull()
  const drawn = Array.from(file.querySelectorAll('symbol'), (icon) => [
    icon.id,
    icon.querySelectorAll('path, rect, circle, line').length > 0,
  ])
  expect(drawn).toEqual(iconNames.map((name) => [name, true]))
})

it.each(['cart', 'down'])('holds the %s that the stylesheet draws by itself', async (icon) => {
  const style = readFileSync(join(import.meta.dirname, '../../globals.css'), 'utf8')
  const file = new DOMParser().parseFromString(await (await GET(request)).text(), 'image/svg+xml')
  const parts = Array.from(file.querySelectorAll(`#${icon} > *`), ({ tagName, attributes }) =>
    [tagName, ...Array.from(attributes, ({ name, value }) => `${name}='${value}'`)].join(' '),
  )
  expect(parts).not.toEqual([])
  expect(parts.filter((part) => !style.includes(`%3C${part}/%3E`))).toEqual([])
})

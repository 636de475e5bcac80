import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { routing, type Locale } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { LanguageSwitch } from './language-switch'

const pathname = vi.hoisted(() => vi.fn<() => string>())
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: pathname,
}))

const assign = vi.fn<(href: string) => void>()
const replace = vi.fn<(href: string) => void>()
const cookie = () => document.cookie.split('; ').find((part) => part.startsWith('language='))

function open(locale: Locale, path: string, search = '', hash = '') {
  pathname.mockReturnValue(path)
  vi.stubGlobal('location', { search, hash, assign, replace })
  return renderIn(<LanguageSwitch />, locale)
}

beforeEach(() => {
  assign.mockReset()
  replace.mockReset()
  window.localStorage.clear()
  document.cookie = 'language=; path=/; max-age=0'
})
afterEach(() => vi.unstubAllGlobals())

describe('LanguageSwitch', () => {
  // Shows D50
  it.each(routing.locales)('names the three languages in %s and marks the current one', (locale) => {
    open(locale, '/cart')
    const t = translate(locale)
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['en', 'pl', 'ru'])
    for (const other of routing.locales) {
      const link = screen.getByRole('link', { name: other })
      expect(link).toHaveAttribute('hreflang', other)
      expect(link).toHaveAccessibleDescription(t(`language.${other}`))
      expect(link.getAttribute('aria-current')).toBe(other === locale ? 'true' : null)
    }
  })

  it.each([
    ['/wheels/by/sort%3Dnewest', '/en/wheels'],
    ['/tires/filter/width=195/by/use%3D4X4/page/2', '/en/tires/filter/width=195/page/2'],
    ['/products/title/by/by/kind%3Dtires', '/en/products/title/by'],
    ['/products/title/by/page/2', '/en/products/title/by/page/2'],
  ])('on a list that is made at %s the link to English is %s, in the page that is sent too', (path, href) => {
    open('pl', path)
    expect(screen.getByRole('link', { name: 'en' })).toHaveAttribute('href', href)
  })

  it.each([
    ['pl', '/tires', 'en', '/en/tires'],
    ['pl', '/', 'ru', '/ru'],
    ['ru', '/ru/CreateOrder', 'en', '/en/CreateOrder'],
    ['ru', '/ru/tireDetail/7', 'pl', '/tireDetail/7'],
    ['en', '/en', 'pl', '/'],
    [
      'en',
      '/en/tires/filter/width=195&profile=80&diameter=15&protector=%C5%9Anieg%20%26%20L%C3%B3d',
      'pl',
      '/tires/filter/width=195&profile=80&diameter=15&protector=%C5%9Anieg%20%26%20L%C3%B3d',
    ],
  ] as const)('from %s %s to %s leads to %s, and is remembered', async (from, path, to, target) => {
    const { user } = open(from, path, '?page=2', '#list')
    const link = screen.getByRole('link', { name: to })
    expect(link).toHaveAttribute('href', target)
    await user.click(link)
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${target}?page=2#list`)
    expect(window.localStorage.getItem('language')).toBe(to)
    expect(cookie()).toBe(`language=${to}`)
  })

  it('gives the server back what the browser remembers', () => {
    window.localStorage.setItem('language', 'ru')
    open('ru', '/ru')
    expect(cookie()).toBe('language=ru')
  })

  // Shows D2b
  it.each([
    ['ru', 'pl', '/tires', 0, '/ru/tires?page=2'],
    ['ru', 'en', '/en/tires', 1, '/ru/tires?page=2'],
    ['pl', 'en', '/en/tires', 1, '/tires?page=2'],
    ['ru', 'en', '/en/tires', 0, null],
    ['ru', 'ru', '/ru/tires', 1, null],
  ] as const)(
    'a saved %s wins over a page in %s at %s after %i redirects: %s',
    (saved, shown, path, redirectCount, target) => {
      window.localStorage.setItem('language', saved)
      const entry = { ...performance.mark('navigation').toJSON(), redirectCount }
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
      open(shown, path, '?page=2')
      expect(cookie()).toBe(`language=${saved}`)
      expect(replace.mock.calls).toEqual(target ? [[target]] : [])
    },
  )

  it('remembers nothing that nobody chose', () => {
    open('en', '/en')
    expect(cookie()).toBeUndefined()
    expect(window.localStorage).toHaveLength(0)
  })
})

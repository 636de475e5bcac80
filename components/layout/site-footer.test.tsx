import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { SiteFooter } from '@/components/layout/site-footer'
import { renderIn } from '@/tests/render'
import { stubWideScreen } from '@/tests/screen-width'

const languages = ['pl', 'en', 'ru'] as const

describe('SiteFooter', () => {
  beforeEach(() => stubWideScreen(true))

  // Shows S1.17, S9.18
  it.each(languages)('lists in %s where the company is and how it is reached', (locale) => {
    renderIn(<SiteFooter />, locale)
    const footer = screen.getByRole('contentinfo')
    expect(footer).toHaveTextContent('ul. Kauczukowa 14, 42-207 Częstochowa')
    expect(footer).toHaveTextContent('8:00–20:00')
    expect(footer).toHaveTextContent('9:00–14:00')
    expect(within(footer).getByRole('link', { name: 'biuro@bieznik.example' })).toHaveAttribute(
      'href',
      'mailto:biuro@bieznik.example',
    )
    expect(within(footer).getByRole('link', { name: '+48 34 555 01 87' })).toHaveAttribute(
      'href',
      'tel:+48345550187',
    )
  })

  it.each([
    ['pl', 'Odstąp od umowy tutaj', '/withdrawal'],
    ['en', 'Withdraw from contract here', '/en/withdrawal'],
    ['ru', 'Отказаться от договора здесь', '/ru/withdrawal'],
  ] as const)('leads in %s to the withdrawal in the words of the law: %s', (locale, name, href) => {
    renderIn(<SiteFooter />, locale)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  })

  it('folds its lists on a phone, and never the way to the withdrawal', () => {
    stubWideScreen(false)
    renderIn(<SiteFooter />, 'en')
    const lists = screen.getAllByRole('group').filter(({ tagName }) => tagName === 'DETAILS')
    expect(lists).toHaveLength(3)
    for (const list of lists) expect(list).not.toHaveAttribute('open')
    const withdrawal = screen.getByRole('link', { name: 'Withdraw from contract here' })
    expect(lists.some((list) => list.contains(withdrawal))).toBe(false)
  })

  // Shows S1.18
  it('leads to the pages about us, to five networks and to both apps', () => {
    renderIn(<SiteFooter />)
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    expect(targets).toEqual(
      expect.arrayContaining([
        '/aboutcompany',
        '/allnews',
        '/contact',
        '/rules',
        '/returns',
        '/privacy',
        '/data-delition',
      ]),
    )
    for (const host of [
      'youtube.com',
      'instagram.com',
      'facebook.com',
      't.me',
      'tiktok.com',
      'play.google.com',
      'apps.apple.com',
    ]) {
      expect(
        targets.filter((target) => target.includes(`//${host}/`) || target.includes(`//www.${host}/`)),
      ).toHaveLength(1)
    }
  })

  it.each([
    ['pl', 'otwiera się w nowej karcie', 'Facebook', 'Aplikacja na Androida Google Play'],
    ['en', 'opens in a new tab', 'Facebook', 'iOS app on the App Store'],
    ['ru', 'откроется в новой вкладке', 'TikTok', 'Приложение для iOS App Store'],
  ] as const)(
    'opens what is not ours in a new tab that cannot reach back, and says so in %s',
    (locale, description, ...names) => {
      renderIn(<SiteFooter />, locale)
      for (const name of names) {
        const link = screen.getByRole('link', { name })
        expect(link).toHaveAttribute('target', '_blank')
        expect(link).toHaveAttribute('rel', 'noreferrer')
        expect(link).toHaveAccessibleDescription(description)
      }
      const outside = screen
        .getAllByRole('link')
        .filter((link) => link.getAttribute('href')?.startsWith('https:'))
      expect(outside).toHaveLength(7)
      expect(outside.every((link) => link.getAttribute('target') === '_blank')).toBe(true)
    },
  )
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SizeBox } from '@/components/catalogue/size-box'
import type { Filter } from '@/lib/catalogue/use-filter'
import { routing, type Locale } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { renderFromServer } from '@/tests/render-from-server'

const spy = () => vi.fn<Filter['chooseAll']>()

function open(locale?: Locale) {
  const choose = spy()
  const onSearch = vi.fn<() => void>()
  const { user } = renderIn(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSearch()
      }}
    >
      <SizeBox choose={choose} />
      <button type="submit">OK</button>
    </form>,
    locale,
  )
  const t = translate(locale ?? 'pl')
  const box = screen.getByRole('textbox', { name: t('size_box.label') })
  const status = () => screen.getByRole('status').textContent
  return { user, t, box, choose, onSearch, status }
}

describe('SizeBox', () => {
  it.each<[Locale, string]>([
    ['pl', '195/80 R15, 96 = 710 kg, T = 190 km/h'],
    ['en', '195/80 R15, 96 = 710 kg, T = 190 km/h'],
    ['ru', '195/80 R15, 96 = 710 кг, T = 190 км/ч'],
  ])('says in %s what it understood', async (locale, reading) => {
    const { user, box, status } = open(locale)
    await user.type(box, '195/80r15 96t')
    await waitFor(() => expect(status()).toBe(reading))
  })

  it.each(routing.locales)('says in %s what it could not read', async (locale) => {
    const { user, t, box, status, choose } = open(locale)
    await user.type(box, '199/80 R15')
    await waitFor(() => expect(status()).toBe(t('size_box.error.width', { part: '199/80 R15' })))
    expect(choose).not.toHaveBeenCalled()
  })

  it('says nothing while something is being typed', async () => {
    const { user, box, status } = open()
    const announced: (string | null)[] = []
    const observer = new MutationObserver(() => announced.push(status()))
    observer.observe(screen.getByRole('status'), { childList: true, subtree: true, characterData: true })
    await user.type(box, '195/80 R15 96T')
    await waitFor(() => expect(status()).toBe('195/80 R15, 96 = 710 kg, T = 190 km/h'))
    observer.disconnect()
    expect(announced).toEqual(['195/80 R15, 96 = 710 kg, T = 190 km/h'])
  })

  it('hands over each size once, when it is complete', async () => {
    const { user, box, choose } = open()
    await user.type(box, '195/80 R15 96T XL')
    // What reads it is loaded with the first letter.
    await waitFor(() =>
      expect(choose.mock.calls).toEqual([[{ width: '195', profile: '80', diameter: '15' }, 'diameter']]),
    )
    await user.clear(box)
    await user.type(box, '31x10.50 R15')
    await user.clear(box)
    await user.type(box, '185R14C')
    await user.clear(box)
    await user.type(box, '225/75 R17.5')
    expect(choose.mock.calls.slice(1)).toEqual([
      [{ width: '31', profile: '10.5', diameter: '15' }, 'diameter'],
      [{ width: '185', profile: '80', diameter: '14' }, 'diameter'],
      [{ width: '225', profile: '75', diameter: '17' }, 'diameter'],
      [{ width: '225', profile: '75', diameter: '17.5' }, 'diameter'],
    ])
  })

  it('hands the same size over again when it is typed anew', async () => {
    const { user, box, choose } = open()
    await user.type(box, '1958015')
    await waitFor(() => expect(choose).toHaveBeenCalledOnce())
    await user.clear(box)
    await user.type(box, '1958015')
    expect(choose).toHaveBeenCalledTimes(2)
  })

  it('hands over nothing for a size that the filter cannot hold', async () => {
    const { user, box, choose, status } = open()
    await user.type(box, '7.50R16')
    await waitFor(() => expect(status()).toContain('7.50 R16'))
    expect(choose).not.toHaveBeenCalled()
  })

  it('sends the form with Enter', async () => {
    const { user, box, onSearch, choose } = open()
    await user.type(box, '195/80 R15')
    await waitFor(() => expect(choose).toHaveBeenCalledOnce())
    await user.type(box, '{Enter}')
    expect(onSearch).toHaveBeenCalledOnce()
  })

  it.each([
    ['7.50R16', true],
    ['6.50-16', true],
    ['195', true],
    ['Ford Transit', false],
    ['999/99R99', false],
  ])('searches for nothing with %s, and says why and what to do', async (text, hasNear) => {
    const { user, t, box, onSearch, choose, status } = open()
    await user.type(box, text)
    await waitFor(() => expect(status()).not.toBe(''))
    const why = status() ?? ''
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(onSearch).not.toHaveBeenCalled()
    expect(choose).not.toHaveBeenCalled()
    expect(box).toHaveValue(text)
    expect(box).toHaveFocus()
    expect(box).toBeInvalid()
    const alert = screen.getByRole('alert')
    await waitFor(() => expect(alert).toHaveTextContent(why.trim()))
    expect(within(alert).getByRole('link', { name: /^\+48/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    )
    expect(within(alert).queryAllByRole('link', { name: t('size_box.near') })).toHaveLength(hasNear ? 1 : 0)
  })

  it('searches again as soon as the size can be read', async () => {
    const { user, box, onSearch, choose } = open()
    await user.type(box, '195')
    await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement())
    await user.keyboard('{Enter}')
    expect(box).toBeInvalid()
    await user.type(box, '/80 R15{Enter}')
    expect(box).toBeValid()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(choose).toHaveBeenCalledOnce()
    expect(onSearch).toHaveBeenCalledOnce()
  })

  it('is described by an example, in whose place the reading stands', async () => {
    const { user, t, box, status } = open()
    const hint = document.getElementById(box.getAttribute('aria-describedby') ?? '')
    expect(box).toHaveAccessibleDescription(t('size_box.hint'))
    expect(hint).toBeVisible()
    await user.type(box, '195/80 R15')
    expect(hint).not.toBeVisible()
    expect(box).toHaveAccessibleDescription(t('size_box.hint'))
    await waitFor(() => expect(status()).toBe('195/80 R15'))
    await user.clear(box)
    expect(hint).toBeVisible()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('is typed into with letters on a phone, and never required', () => {
    const { box } = open()
    expect(box).toHaveAttribute('inputmode', 'text')
    expect(box).toHaveAttribute('enterkeyhint', 'search')
    expect(box).not.toBeRequired()
    expect(box).toHaveAttribute('name', 'size')
  })

  it('reads what was typed before the scripts ran', async () => {
    const choose = spy()
    const { hydrate } = renderFromServer(<SizeBox choose={choose} />)
    const box = screen.getByRole<HTMLInputElement>('textbox')
    box.value = '195/80 R15'
    hydrate()
    expect(box).toHaveValue('195/80 R15')
    expect(box).toBeInTheDocument()
    await waitFor(() =>
      expect(choose.mock.calls).toEqual([[{ width: '195', profile: '80', diameter: '15' }, 'diameter']]),
    )
  })
})

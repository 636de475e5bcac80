import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it, vi } from 'vitest'
import { SearchFormView } from '@/components/layout/search-form'
import { searchPath, searchTextOf } from '@/lib/catalogue/search-path'
import pl from '@/messages/pl.json'
import { renderIn } from '@/tests/render'

describe('SearchFormView', () => {
  // Shows S2.36, S5.30
  it('cannot be sent while the text is empty or only spaces', async () => {
    const { user } = renderIn(<SearchFormView onSearch={vi.fn<(text: string) => void>()} />)
    const button = screen.getByRole('button', { name: 'Szukaj' })
    expect(button).toBeDisabled()
    await user.type(screen.getByRole('searchbox'), '   ')
    expect(button).toBeDisabled()
    await user.type(screen.getByRole('searchbox'), '195')
    expect(button).toBeEnabled()
    await user.clear(screen.getByRole('searchbox'))
    expect(button).toBeDisabled()
  })

  it('hands over the trimmed text, by button and by Enter', async () => {
    const onSearch = vi.fn<(text: string) => void>()
    const { user } = renderIn(<SearchFormView onSearch={onSearch} />)
    await user.type(screen.getByRole('searchbox'), ' 195/80 R15 ')
    await user.click(screen.getByRole('button', { name: 'Szukaj' }))
    await user.type(screen.getByRole('searchbox'), '{Enter}')
    expect(onSearch.mock.calls).toEqual([['195/80 R15'], ['195/80 R15']])
  })

  it('starts with the text of the results', () => {
    renderIn(<SearchFormView text="Trasa" onSearch={vi.fn<(text: string) => void>()} />)
    expect(screen.getByRole('searchbox', { name: 'Szukaj po nazwie' })).toHaveValue('Trasa')
    expect(screen.getByRole('button')).toBeEnabled()
  })

  it('never speaks in the language of the browser', () => {
    renderIn(<SearchFormView onSearch={vi.fn<(text: string) => void>()} />)
    expect(screen.getByRole('search')).toHaveAttribute('novalidate')
    expect(screen.getByRole('searchbox')).toBeValid()
  })

  it('works before any script runs', () => {
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale="pl" messages={pl} timeZone="Europe/Warsaw">
        <SearchFormView />
      </NextIntlClientProvider>,
    )
    expect(html).toContain('action="/products/title"')
    expect(html).toContain('name="query"')
    expect(html).not.toContain('disabled=""')
  })
})

describe('the address of a search', () => {
  it.each(['195/80 R15', 'Śnieżka', '100%', 'a?b#c', 'шина', '%2F'])('carries %j there and back', (text) => {
    expect(searchTextOf(searchPath(text))).toBe(text)
    expect(searchTextOf(`${searchPath(text)}/page/2`)).toBe(text)
    expect(searchPath(text).split('/')).toHaveLength(4)
  })

  it('is empty elsewhere', () => {
    expect(searchTextOf('/tires')).toBe('')
    expect(searchTextOf('/')).toBe('')
  })

  it('shows a broken escape as it stands', () => {
    expect(searchTextOf('/products/title/100%')).toBe('100%')
  })
})

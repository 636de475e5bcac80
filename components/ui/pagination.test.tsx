import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Pagination } from '@/components/ui/pagination'
import { shownPages } from '@/components/ui/shown-pages'
import { renderIn } from '@/tests/render'

describe('shownPages', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 18, [1, 2, null, 18]],
    [3, 18, [1, 2, 3, 4, null, 18]],
    [4, 18, [1, 2, 3, 4, 5, null, 18]],
    [9, 18, [1, null, 8, 9, 10, null, 18]],
    [18, 18, [1, null, 17, 18]],
  ])('of page %i of %i', (page, pageCount, shown) => {
    expect(shownPages(page, pageCount)).toEqual(shown)
  })
})

describe('Pagination', () => {
  const hrefFor = (page: number) => `/tires?page=${page}`

  it('marks the current page and leads to the others', () => {
    renderIn(<Pagination page={2} pageCount={3} hrefFor={hrefFor} />)
    expect(screen.getByRole('link', { name: 'Strona 2' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Strona 3' })).toHaveAttribute('href', '/tires?page=3')
    expect(screen.getByRole('link', { name: 'Poprzednia strona' })).toHaveAttribute('href', '/tires?page=1')
    expect(screen.getByRole('link', { name: 'Następna strona' })).toHaveAttribute('href', '/tires?page=3')
  })

  it('may be taken over, but for a click that opens another tab', async () => {
    const onPage = vi.fn<(page: number) => void>()
    const { user } = renderIn(<Pagination page={1} pageCount={3} hrefFor={hrefFor} onPage={onPage} />)
    const link = screen.getByRole('link', { name: 'Strona 3' })
    await user.click(link)
    expect(onPage).toHaveBeenCalledExactlyOnceWith(3)
    await user.keyboard('{Control>}')
    await user.click(link)
    expect(onPage).toHaveBeenCalledOnce()
  })

  it('ends at both ends and is not there for one page', () => {
    const { rerender, container } = renderIn(<Pagination page={1} pageCount={2} hrefFor={hrefFor} />)
    expect(screen.queryByRole('link', { name: 'Poprzednia strona' })).not.toBeInTheDocument()
    rerender(<Pagination page={2} pageCount={2} hrefFor={hrefFor} />)
    expect(screen.queryByRole('link', { name: 'Następna strona' })).not.toBeInTheDocument()
    rerender(<Pagination page={1} pageCount={1} hrefFor={hrefFor} />)
    expect(container).toBeEmptyDOMElement()
  })
})

import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { SearchFormView } from '@/components/layout/search-form'
import type { requestJson } from '@/lib/http/request-json'
import { ProblemError } from '@/lib/http/problem-error'
import { logFailure } from '@/lib/log/browser'
import { renderIn, translate } from '@/tests/render'

const bff = vi.hoisted(() => vi.fn<typeof requestJson>())
vi.mock('@/lib/http/request-json', () => ({ requestJson: bff }))

vi.mock('@/lib/log/browser', () => ({ logFailure: vi.fn<typeof logFailure>() }))

const t = translate('pl')
const found = [
  { href: '/delivery', text: 'Dostawa i płatność' },
  { href: '/tireDetail/7', text: 'Nadbieg Dosta 195/80 R15 96T' },
]

beforeEach(() => {
  bff.mockReset().mockResolvedValue(found)
})

async function type(text: string) {
  const { user } = renderIn(<SearchFormView onSearch={vi.fn<(asked: string) => void>()} />)
  const box = screen.getByRole('searchbox')
  await user.type(box, text)
  return { user, box }
}

const links = () => screen.findAllByRole('link')

it('shows links for what is typed, and says how many there are', async () => {
  await type('dost')
  expect((await links()).map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/delivery', 'Dostawa i płatność'],
    ['/tireDetail/7', 'Nadbieg Dosta 195/80 R15 96T'],
  ])
  expect(screen.getByRole('status')).toHaveTextContent(t('header.suggestions', { count: 2 }))
  expect(bff).toHaveBeenLastCalledWith('/api/suggestions?lang=pl&text=dost', expect.anything())
})

it('shows a picture of a product in room of its own, which is fetched when it is in sight and says nothing', async () => {
  bff.mockResolvedValue([
    { href: '/delivery', text: 'Dostawa i płatność' },
    { href: '/tireDetail/7', text: 'Nadbieg Dosta 195/80 R15 96T', picture: { src: '/drawings/tire.svg' } },
  ])
  await type('dost')
  const [plain, product] = await links()
  expect(plain?.querySelector('img')).toBeNull()
  const picture = product?.querySelector('img')
  expect(picture).toHaveAttribute('loading', 'lazy')
  expect(picture).toHaveAttribute('alt', '')
  expect(picture?.parentElement).toHaveClass('suggestion-picture')
})

it('is walked through with the arrow keys, round and back to the box', async () => {
  const { user, box } = await type('dost')
  const [first, last] = await links()
  await user.keyboard('{ArrowDown}')
  expect(first).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(last).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(box).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(last).toHaveFocus()
})

it('is closed by Escape until something else is typed', async () => {
  const { user, box } = await type('dost')
  await links()
  await user.keyboard('{ArrowDown}{Escape}')
  expect(box).toHaveFocus()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  await user.type(box, 'a')
  expect(await links()).toHaveLength(2)
})

it('closes when the focus goes elsewhere', async () => {
  const { user } = await type('dost')
  await links()
  await user.tab({ shift: true })
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('asks for nothing while a single letter is typed', async () => {
  await type('d')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(bff).not.toHaveBeenCalled()
})

it('lets the search work when suggestions cannot be had', async () => {
  bff.mockRejectedValue(new ProblemError('unavailable', 'text'))
  await type('dost')
  await vi.waitFor(() => expect(logFailure).toHaveBeenCalledOnce())
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: t('header.search_submit') })).toBeEnabled()
})

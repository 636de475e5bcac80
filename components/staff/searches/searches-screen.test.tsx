import type { AddedWord } from '@bieznik/contract/catalogue/added-word'
import type { SearchMiss } from '@bieznik/contract/catalogue/search'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { jan } from '@/tests/shop-examples'
import { SearchesScreen } from './searches-screen'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const t = translate('pl')
const kapec: AddedWord = {
  id: 3,
  word: 'kapec',
  isBeginning: true,
  meaning: 'kind_Wheel',
  who: 'anna',
  addedAt: '2026-11-20T10:00:00.000Z',
}

function answer({ misses = [], words = [] }: { misses?: SearchMiss[]; words?: AddedWord[] }) {
  vi.mocked(callBff).mockImplementation(async (path) =>
    path.includes('/words') ? words : { rows: misses, total: misses.length },
  )
}

const writes = () => vi.mocked(callBff).mock.calls.filter(([, { method = 'GET' }]) => method !== 'GET')

beforeEach(() => {
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
})

it('lists what was searched for in vain, with a link to the search', async () => {
  const found = [{ text: 'transit 15', times: 12, lastAt: '2026-11-20T10:00:00.000Z' }]
  answer({ misses: found })
  renderWithQueries(<SearchesScreen />)
  expect(await screen.findByRole('link', { name: 'transit 15' })).toHaveAttribute(
    'href',
    '/products/title/transit%2015',
  )
  expect(screen.getByRole('cell', { name: '12' })).toBeVisible()
})

it('says when nothing was, and what could not be loaded', async () => {
  answer({})
  const { unmount } = renderWithQueries(<SearchesScreen />)
  expect(await screen.findByText(t('admin_searches.empty'))).toBeVisible()
  unmount()
  vi.mocked(callBff).mockRejectedValue(new ProblemError('unavailable', 'text'))
  renderWithQueries(<SearchesScreen />)
  expect((await screen.findAllByText(t('errors.unavailable'))).length).toBeGreaterThan(0)
})

it.each(routing.locales)(
  'a search in vain is taken as a word, and added with what it means (%s)',
  async (locale) => {
    const text = translate(locale)
    answer({ misses: [{ text: 'kapeć', times: 12, lastAt: '2026-11-20T10:00:00.000Z' }] })
    const { user } = renderWithQueries(<SearchesScreen />, locale)
    await user.click(
      await screen.findByRole('button', { name: text('admin_searches.take_word', { word: 'kapeć' }) }),
    )
    const box = screen.getByRole('textbox', { name: text('admin_searches.word') })
    expect(box).toHaveValue('kapeć')
    expect(box).toHaveFocus()
    await user.click(screen.getByRole('button', { name: text('admin_searches.add_word') }))
    const meaning = screen.getByRole('combobox', { name: text('admin_searches.meaning') })
    expect(meaning).toHaveAccessibleDescription(text('admin_searches.errors.meaning_required'))
    await user.selectOptions(meaning, 'kind_Wheel')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: text('admin_searches.add_word') }))
    await waitFor(() =>
      expect(writes()).toMatchObject([
        ['/api/admin/searches/words', { json: { word: 'kapeć', meaning: 'kind_Wheel', isBeginning: true } }],
      ]),
    )
    await waitFor(() => expect(box).toHaveValue(''))
  },
)

it('what the search understands already is reported at the word, which stays', async () => {
  const { user } = renderWithQueries(<SearchesScreen />)
  answer({})
  const refusal = new ProblemError('invalid_request', 'text', {
    fields: [{ path: 'word', message: 'word_known' }],
  })
  const box = await screen.findByRole('textbox', { name: t('admin_searches.word') })
  await user.type(box, 'opona')
  await user.selectOptions(screen.getByRole('combobox', { name: t('admin_searches.meaning') }), 'tread_at')
  vi.mocked(callBff).mockRejectedValueOnce(refusal)
  await user.type(box, '{Enter}')
  await waitFor(() =>
    expect(box).toHaveAccessibleDescription(expect.stringContaining(t('admin_searches.errors.word_known'))),
  )
  expect(box).toHaveValue('opona')
})

it('added words are listed with what they mean, and removed', async () => {
  answer({ words: [kapec] })
  const { user } = renderWithQueries(<SearchesScreen />)
  expect(await screen.findByRole('row', { name: /kapec…/ })).toHaveTextContent(t('search.kinds.Wheel'))
  await user.click(screen.getByRole('button', { name: t('admin_searches.remove_word', { word: 'kapec' }) }))
  expect(writes()).toMatchObject([['/api/admin/searches/words/3', { method: 'DELETE' }]])
})

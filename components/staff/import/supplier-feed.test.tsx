import type { Supplier } from '@bieznik/contract/catalogue/supplier'
import type { SupplierFeed as Feed } from '@bieznik/contract/catalogue/supplier-feed'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { SupplierFeed } from './supplier-feed'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: () => ({ status: 'signed-in' }) }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>(), streamBff: vi.fn<() => void>() }))

const t = translate('pl')
const name = 'Hurtownia A'
const supplier: Supplier = { id: 7, name, products: 3, reading: { productType: 'Tire', columns: {} } }
const run = { reason: null, counts: null, largestPriceChange: null, importId: null, fileName: null }
const feed: Feed = {
  supplierId: 7,
  url: 'https://hurt.example/cennik.csv',
  everyHours: 6,
  applies: true,
  maxChanged: 20,
  maxPriceChange: 10,
  nextRunAt: '2026-11-30T06:00:00.000Z',
  runs: [
    { ...run, id: 3, at: '2026-11-29T12:00:00.000Z', outcome: 'failed', reason: 'too_slow' },
    { ...run, id: 2, at: '2026-11-29T06:00:00.000Z', outcome: 'failed', reason: 'no_title_or_id' },
    {
      ...run,
      id: 1,
      at: '2026-11-29T00:00:00.000Z',
      outcome: 'applied',
      counts: { created: 1, changed: 20, same: 300, refused: 4 },
      largestPriceChange: 8,
      importId: 12,
    },
  ],
}

let feeds: Feed[] | Error
const sent = () =>
  vi
    .mocked(callBff)
    .mock.calls.flatMap(([path, { method, json }]) => (method === 'GET' ? [] : [[method, path, json]]))

beforeEach(() => {
  feeds = [feed]
  vi.mocked(callBff)
    .mockReset()
    .mockImplementation(async (_path, request) => {
      if (request.method === 'PUT' && feeds instanceof Error) throw feeds
      return feeds instanceof Error ? [] : feeds
    })
})

async function open(of = supplier) {
  const view = renderWithQueries(<SupplierFeed supplier={of} />)
  return view
}

it('shows what became of the last lists, and why there was none', async () => {
  await open()
  const runs = await screen.findByRole('list', { name: t('product_import.feeds.runs_of', { name }) })
  const [slow, wrong, applied] = within(runs).getAllByRole('listitem')
  expect(slow).toHaveTextContent(t('product_import.feeds.reasons.too_slow'))
  expect(wrong).toHaveTextContent(t('product_import.file_reasons.no_title_or_id'))
  expect(applied).toHaveTextContent(t('product_import.feeds.outcomes.applied'))
  expect(applied).toHaveTextContent(/zmienione 20.*8%/)
})

it('saves an address with the limits below which a list is applied by itself', async () => {
  feeds = []
  const { user } = await open()
  await user.type(await screen.findByLabelText(t('product_import.feeds.url')), 'http://hurt.example/a.csv')
  await user.click(screen.getByLabelText(t('product_import.feeds.applies')))
  const share = screen.getByLabelText(t('product_import.feeds.maxChanged'))
  await user.clear(share)
  await user.type(share, '120')
  const save = screen.getByRole('button', { name: t('product_import.feeds.save') })
  await user.click(save)
  expect(await screen.findAllByText(t('product_import.feeds.errors.address_invalid'))).not.toHaveLength(0)
  expect(screen.getAllByText(t('product_import.feeds.errors.percent_invalid'))).not.toHaveLength(0)
  expect(sent()).toEqual([])
  const url = screen.getByLabelText(t('product_import.feeds.url'))
  await user.clear(url)
  await user.type(url, 'https://hurt.example/a.csv')
  await user.clear(share)
  await user.type(share, '15')
  await user.click(save)
  const json = {
    url: 'https://hurt.example/a.csv',
    everyHours: 24,
    applies: true,
    maxChanged: 15,
    maxPriceChange: 10,
  }
  expect(sent()).toEqual([['PUT', '/api/admin/suppliers/7/feed', json]])
})

it('says at the address what the server has against it', async () => {
  feeds = new ProblemError('invalid_request', 'text', { fields: [{ path: 'url', message: 'no_reading' }] })
  const { user } = await open()
  await user.type(await screen.findByLabelText(t('product_import.feeds.url')), 'https://hurt.example/a.csv')
  await user.click(screen.getByRole('button', { name: t('product_import.feeds.save') }))
  expect(await screen.findAllByText(t('product_import.feeds.errors.no_reading'))).not.toHaveLength(0)
})

it('has a list fetched at once, or no more', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: t('product_import.feeds.run_of', { name }) }))
  await user.click(screen.getByRole('button', { name: t('product_import.feeds.stop_of', { name }) }))
  expect(sent()).toEqual([
    ['POST', '/api/admin/suppliers/7/feed/run', undefined],
    ['DELETE', '/api/admin/suppliers/7/feed', undefined],
  ])
})

it('asks for a first list by hand where none has been read yet', async () => {
  await open({ ...supplier, reading: null })
  expect(screen.getByText(t('product_import.feeds.reasons.no_reading'))).toBeVisible()
  expect(screen.queryByLabelText(t('product_import.feeds.url'))).not.toBeInTheDocument()
})

it('says that what is fetched could not be loaded', async () => {
  vi.mocked(callBff).mockRejectedValue(new ProblemError('unavailable', 'text'))
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.unavailable'))
})

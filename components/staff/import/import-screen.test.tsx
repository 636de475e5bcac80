import { fieldName } from '@bieznik/contract/catalogue/field-names'
import type { ImportEvent, ImportLine } from '@bieznik/contract/catalogue/product-import'
import type { Supplier } from '@bieznik/contract/catalogue/supplier'
import type { SupplierFeed } from '@bieznik/contract/catalogue/supplier-feed'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { applyFile, checkFile } from '@/lib/imports/import-events'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { callBff, streamBff } from '@/lib/http/bff'
import { ImportScreen } from './import-screen'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: () => ({ status: 'signed-in' }) }))
vi.mock('@/lib/http/bff', () => ({
  callBff: vi.fn<typeof callBff>(),
  streamBff: vi.fn<() => Promise<Response>>(async () => new Response('Kod;Cena')),
}))

vi.mock('@/lib/imports/import-events', () => ({
  applyFile: vi.fn<typeof applyFile>(),
  checkFile: vi.fn<typeof checkFile>(),
}))

const t = translate('pl')
const fingerprint = 'a'.repeat(64)
const counts = { created: 0, changed: 1, same: 0, refused: 1 }
const columns = {
  event: 'columns' as const,
  codePage: null,
  sheet: null,
  columns: [
    { header: 'Nazwa', field: 'title' as const },
    { header: 'Kwota', field: null },
  ],
  samples: [['Opona A'], ['399,90', '412,50', '287,00']],
}
const line = (differences: Partial<ImportLine>): ImportLine => ({
  event: 'line',
  line: 2,
  outcome: 'changed',
  productId: 1,
  title: 'Nadbieg Szuter',
  cost: null,
  changes: [],
  reasons: [],
  leftOut: [],
  ...differences,
})
const checked: ImportEvent[] = [
  columns,
  line({ changes: [{ field: 'price', from: '412.5', to: '399.9' }] }),
  line({
    line: 3,
    outcome: 'refused',
    productId: null,
    reasons: [{ field: 'size', reason: 'size_width', value: '196/80 R15' }],
  }),
  { event: 'progress', share: 1 },
  { event: 'done', fingerprint, counts, rates: [], roundedPrices: 0, importId: null },
]

async function* saying(events: ImportEvent[]): AsyncGenerator<ImportEvent, void> {
  yield* events
}

const supplier: Supplier = {
  id: 7,
  name: 'Hurtownia A',
  products: 3,
  reading: { productType: 'Wheel', currency: 'EUR', columns: { Kwota: 'price' } },
}

let feeds: SupplierFeed[] = []

beforeEach(() => {
  localStorage.clear()
  vi.mocked(callBff)
    .mockReset()
    .mockImplementation(async (path) => (path.endsWith('/feeds') ? feeds : [supplier]))
  feeds = []
  vi.mocked(checkFile)
    .mockReset()
    .mockImplementation(() => saying(checked))
  vi.mocked(applyFile)
    .mockReset()
    .mockImplementation(() =>
      saying([{ event: 'done', fingerprint, counts, rates: [], roundedPrices: 0, importId: 12 }]),
    )
})

async function openChecked(name = 'cennik.csv') {
  const { user } = renderWithQueries(<ImportScreen />)
  await user.upload(screen.getByLabelText(t('product_import.file')), new File(['x'], name))
  await user.click(screen.getByRole('button', { name: t('product_import.check') }))
  await screen.findByText(t('product_import.would', counts))
  return user
}

it('shows old and new values, and why a line is refused', async () => {
  await openChecked()
  const price = screen.getByText('412,50 zł').closest('li')
  expect(price).toHaveTextContent(`${fieldName('price', 'pl')}: 412,50 zł → 399,90 zł`)
  expect(screen.getByText(/196\/80 R15/).closest('li')).toHaveTextContent(
    t('product_import.reasons.size_width'),
  )
})

it('shows what a new product is going to have, in the words of the reader', async () => {
  const changes: ImportLine['changes'] = [
    { field: 'price', from: '', to: '233' },
    { field: 'profile', from: '', to: '10.5' },
    { field: 'typeOfTire', from: '', to: 'truck' },
    { field: 'isRetreaded', from: '', to: 'false' },
    { field: 'inArchive', from: '', to: 'true' },
  ]
  const created = line({ outcome: 'created', productId: null, changes })
  vi.mocked(checkFile).mockImplementation(() =>
    saying([
      columns,
      created,
      { event: 'done', fingerprint, counts, rates: [], roundedPrices: 0, importId: null },
    ]),
  )
  await openChecked()
  const shown = within(screen.getByRole('cell', { name: /233/ })).getAllByRole('listitem')
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    `${fieldName('price', 'pl')}: 233,00\u00A0zł`,
    `${fieldName('profile', 'pl')}: 10,5`,
    `${fieldName('typeOfTire', 'pl')}: dostawcza`,
    `${fieldName('isRetreaded', 'pl')}: nowa`,
    `${fieldName('inArchive', 'pl')}: tak`,
  ])
})

it('gives new wheels the color and material that staff write', async () => {
  const { user } = renderWithQueries(<ImportScreen />)
  await user.upload(screen.getByLabelText(t('product_import.file')), new File(['x'], 'felgi.csv'))
  await user.selectOptions(screen.getByLabelText(t('product_import.kind')), 'Wheel')
  await user.type(screen.getByLabelText(new RegExp(t('product_import.default_color'))), 'srebrny')
  await user.click(screen.getByRole('button', { name: t('product_import.check') }))
  expect(vi.mocked(checkFile).mock.calls[0]?.[1]).toEqual({ productType: 'Wheel', color: 'srebrny' })
})

it.each([
  ['nowe', 'new'],
  ['bieżnikowane', 'retreaded'],
] as const)('has no opinion whether tires are new, and takes the choice: %s', async (name, condition) => {
  const { user } = renderWithQueries(<ImportScreen />)
  await user.upload(screen.getByLabelText(t('product_import.file')), new File(['x'], 'opony.csv'))
  const choice = screen.getByLabelText(t('product_import.default_condition'))
  expect(choice).toHaveDisplayValue(t('product_import.no_default'))
  await user.selectOptions(choice, name)
  await user.click(screen.getByRole('button', { name: t('product_import.check') }))
  expect(vi.mocked(checkFile).mock.calls[0]?.[1]).toEqual({ productType: 'Tire', condition })
})

it('applies what was shown, with its fingerprint', async () => {
  const user = await openChecked()
  await user.click(screen.getByRole('button', { name: t('product_import.apply', { count: 1 }) }))
  expect(await screen.findByText(t('product_import.did', counts))).toBeVisible()
  expect(vi.mocked(applyFile).mock.calls[0]?.[1]).toMatchObject({ fingerprint, fileName: 'cennik.csv' })
})

it('gives a file a name of one line', async () => {
  const user = await openChecked('cennik\nlipiec.csv')
  await user.click(screen.getByRole('button', { name: t('product_import.apply', { count: 1 }) }))
  await screen.findByText(t('product_import.did', counts))
  expect(vi.mocked(applyFile).mock.calls[0]?.[1]).toMatchObject({ fileName: 'cennik lipiec.csv' })
})

it('checks again with the columns that staff choose, and remembers them', async () => {
  const user = await openChecked()
  await user.click(screen.getByText(t('product_import.columns', { known: 1, all: 2 })))
  await user.selectOptions(screen.getByLabelText('Kwota'), 'price')
  await user.click(screen.getByRole('button', { name: t('product_import.check_again') }))
  await waitFor(() =>
    expect(vi.mocked(checkFile).mock.calls.at(-1)?.[1]).toMatchObject({ columns: ['title', 'price'] }),
  )
  expect(localStorage.getItem('import-columns')).toContain('"Kwota":"price"')
})

it('reads a list of a supplier as the last one, and leaves its columns to what is remembered', async () => {
  localStorage.setItem('import-columns', JSON.stringify({ Kwota: 'price' }))
  const { user } = renderWithQueries(<ImportScreen />)
  await user.upload(screen.getByLabelText(t('product_import.file')), new File(['x'], 'cennik.csv'))
  await screen.findByRole('option', { name: 'Hurtownia A' })
  await user.selectOptions(screen.getByLabelText(t('product_import.supplier')), 'Hurtownia A')
  expect(screen.getByLabelText(t('product_import.currency'))).toHaveValue('EUR')
  await user.click(screen.getByRole('button', { name: t('product_import.check') }))
  await screen.findByText(t('product_import.would', counts))
  expect(vi.mocked(checkFile).mock.calls.map(([, options]) => options)).toEqual([
    { productType: 'Wheel', currency: 'EUR', supplierId: 7 },
  ])
})

it('asks once what three digits are, and checks again with the answer', async () => {
  const reasons = [{ field: 'price' as const, reason: 'thousands' as const, value: '1.200' }]
  const refused = line({ outcome: 'refused', reasons })
  vi.mocked(checkFile).mockImplementation(() =>
    saying([
      columns,
      refused,
      { event: 'done', fingerprint, counts, rates: [], roundedPrices: 0, importId: null },
    ]),
  )
  const user = await openChecked()
  const thousands = t('product_import.three_digits_thousands', { number: '1200' })
  expect(
    screen.getByRole('button', { name: t('product_import.three_digits_decimals', { number: '1.2' }) }),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: thousands }))
  await waitFor(() =>
    expect(vi.mocked(checkFile).mock.calls.at(-1)?.[1]).toMatchObject({
      threeDigits: 'thousands',
      columns: ['title', null],
    }),
  )
})

it('gives up what is being saved when staff cancel it', async () => {
  let signal: AbortSignal | undefined
  vi.mocked(applyFile).mockImplementation(async function* applying(_file, _options, given) {
    signal = given
    yield { event: 'progress', share: 0.5 }
    await new Promise<void>((resolve) => given?.addEventListener('abort', () => resolve()))
  })
  const user = await openChecked()
  await user.click(screen.getByRole('button', { name: t('product_import.apply', { count: 1 }) }))
  await user.click(await screen.findByRole('button', { name: t('product_import.cancel') }))
  expect(signal?.aborted).toBe(true)
  expect(await screen.findByText(t('product_import.canceled'))).toBeVisible()
})

it('says by what prices were converted', async () => {
  const rates = [{ currency: 'EUR' as const, pln: 4.25, date: '2026-11-26' }]
  vi.mocked(checkFile).mockImplementation(() =>
    saying([columns, { event: 'done', fingerprint, counts, rates, roundedPrices: 0, importId: null }]),
  )
  await openChecked()
  expect(screen.getByText(/EUR/, { selector: 'li' })).toHaveTextContent('4,2500')
})

it('says why a file cannot be used, and where', async () => {
  vi.mocked(checkFile).mockImplementation(() =>
    saying([{ event: 'failed', code: 'invalid_request', reason: 'too_many_columns', line: 12 }]),
  )
  const { user } = renderWithQueries(<ImportScreen />)
  await user.upload(screen.getByLabelText(t('product_import.file')), new File(['x'], 'cennik.csv'))
  await user.click(screen.getByRole('button', { name: t('product_import.check') }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `${t('product_import.at_line', { line: 12 })} ${t('product_import.file_reasons.too_many_columns')}`,
  )
})

it('shows the words of a file that does not say how it is encoded, and reads it again as is chosen', async () => {
  const codePage = {
    used: 'windows-1250' as const,
    samples: [
      { codePage: 'windows-1250' as const, text: 'Ŕěáŕ' },
      { codePage: 'windows-1251' as const, text: 'Шина' },
    ],
  }
  vi.mocked(checkFile).mockImplementation(() => saying([{ ...columns, codePage }, ...checked.slice(1)]))
  const { user } = renderWithQueries(<ImportScreen />)
  await user.upload(screen.getByLabelText(t('product_import.file')), new File(['x'], 'cennik.csv'))
  await user.click(screen.getByRole('button', { name: t('product_import.check') }))
  const choice = await screen.findByLabelText(t('product_import.code_page'))
  expect(choice).toHaveDisplayValue('Ŕěáŕ (windows-1250)')
  await user.selectOptions(choice, 'Шина (windows-1251)')
  await waitFor(() =>
    expect(vi.mocked(checkFile).mock.lastCall?.[1]).toMatchObject({ codePage: 'windows-1251' }),
  )
})

it('makes prices of costs by the rule that staff give, and shows the rule, the cost and the price', async () => {
  const changes: ImportLine['changes'] = [{ field: 'price', from: '412.5', to: '307.99' }]
  vi.mocked(checkFile).mockImplementation(() =>
    saying([
      columns,
      line({ cost: 200, changes }),
      { event: 'done', fingerprint, counts, rates: [], roundedPrices: 0, importId: null },
    ]),
  )
  const { user } = renderWithQueries(<ImportScreen />)
  await user.upload(screen.getByLabelText(t('product_import.file')), new File(['x'], 'cennik.csv'))
  const check = screen.getByRole('button', { name: t('product_import.check') })
  await user.selectOptions(screen.getByLabelText(t('product_import.prices_are')), 'net')
  expect(check).toBeDisabled()
  const markup = screen.getByLabelText(t('product_import.markup'))
  await user.type(markup, '12,55')
  expect(screen.getByText(t('product_import.not_a_number'))).toBeVisible()
  expect(check).toBeDisabled()
  await user.clear(markup)
  await user.type(markup, '12,5')
  await user.selectOptions(screen.getByLabelText(t('admin_bulk.ending')), 'grosze_99')
  await user.type(
    screen.getByLabelText(new RegExp(`^${t('product_import.rule.minimumPrice').slice(0, 15)}`)),
    '199,90',
  )
  await user.click(check)
  const rule = { costTax: 'net', markup: 125, ending: 'grosze_99', minimumPrice: 19_990 }
  expect(vi.mocked(checkFile).mock.calls[0]?.[1]).toMatchObject(rule)
  expect(await screen.findByText(/narzut 12,5%; końcówka: …,99; nie mniej niż 199,90/)).toBeVisible()
  expect(screen.getByRole('row', { name: /307,99/ })).toHaveTextContent(
    `${fieldName('purchasePrice', 'pl')}: 200,00`,
  )
})

it('opens the columns with cells of each, counts why lines are refused, and gives them back as a file', async () => {
  const save = vi.spyOn(URL, 'createObjectURL')
  const refused = (at: number) =>
    line({
      line: at,
      outcome: 'refused',
      productId: null,
      reasons: [{ field: 'price', reason: 'required', value: '' }],
    })
  const none = { created: 1, changed: 0, same: 0, refused: 2 }
  const leftOut = [{ field: 'ean' as const, reason: 'ean_invalid' as const, value: '5901234123458' }]
  vi.mocked(checkFile).mockImplementation(() =>
    saying([
      columns,
      refused(2),
      refused(3),
      line({ line: 4, outcome: 'created', productId: null, leftOut }),
      { event: 'done', fingerprint, counts: none, rates: [], roundedPrices: 0, importId: null },
    ]),
  )
  const { user } = renderWithQueries(<ImportScreen />)
  await user.upload(screen.getByLabelText(t('product_import.file')), new File(['x'], 'cennik.csv'))
  await user.click(screen.getByRole('button', { name: t('product_import.check') }))
  expect(await screen.findByText('399,90 · 412,50 · 287,00')).toBeVisible()
  const reasons = screen.getByRole('region', { name: t('product_import.refused_title', { count: 2 }) })
  expect(within(reasons).getByRole('listitem')).toHaveTextContent(
    `2 × ${fieldName('price', 'pl')}: ${t('product_import.reasons.required')}`,
  )
  const cells = screen.getByRole('region', { name: t('product_import.left_out_title', { count: 1 }) })
  expect(within(cells).getByRole('listitem')).toHaveTextContent(
    `1 × ${fieldName('ean', 'pl')}: ${t('product_import.reasons.ean_invalid')}`,
  )
  await user.click(screen.getByRole('button', { name: t('product_import.refused_save') }))
  expect(save).toHaveBeenCalledOnce()
})

it.each(['no_title_or_id', 'column_twice'] as const)(
  'opens the columns of a file that is not read because of them: %s',
  async (reason) => {
    vi.mocked(checkFile).mockImplementation(() =>
      saying([columns, { event: 'failed', code: 'invalid_request', reason, line: null }]),
    )
    const { user } = renderWithQueries(<ImportScreen />)
    await user.upload(screen.getByLabelText(t('product_import.file')), new File(['x'], 'cennik.csv'))
    await user.click(screen.getByRole('button', { name: t('product_import.check') }))
    expect(await screen.findByText('399,90 · 412,50 · 287,00')).toBeVisible()
  },
)

it('leaves the columns folded where most lines are taken', async () => {
  await openChecked()
  expect(screen.getByText('399,90 · 412,50 · 287,00')).not.toBeVisible()
})

it('checks a list that was fetched and waits, as the last list of its supplier was read', async () => {
  feeds = [
    {
      supplierId: supplier.id,
      url: 'https://hurt.example/cennik.csv',
      everyHours: 24,
      applies: false,
      maxChanged: 20,
      maxPriceChange: 10,
      nextRunAt: '2026-11-30T06:00:00.000Z',
      runs: [
        {
          id: 31,
          at: '2026-11-29T06:00:00.000Z',
          outcome: 'waiting',
          reason: null,
          counts,
          largestPriceChange: 12,
          importId: null,
          fileName: 'hurt.example/cennik.csv',
        },
      ],
    },
  ]
  const { user } = renderWithQueries(<ImportScreen />)
  await user.click(
    await screen.findByRole('button', { name: t('product_import.feeds.open_of', { name: supplier.name }) }),
  )
  expect(
    await screen.findByText(t('product_import.chosen_file', { name: 'hurt.example/cennik.csv' })),
  ).toBeVisible()
  expect(vi.mocked(streamBff).mock.calls[0]?.[0]).toBe('/api/admin/suppliers/feed-runs/31/file')
  const [file, options] = vi.mocked(checkFile).mock.calls[0] ?? []
  expect(await file?.text()).toBe('Kod;Cena')
  expect(options).toMatchObject({ supplierId: supplier.id, productType: 'Wheel', currency: 'EUR' })
})

it('offers the rule of prices that the last list of a supplier had', async () => {
  const reading = {
    productType: 'Tire',
    costTax: 'gross',
    markup: 125,
    minimumPrice: 19_990,
    columns: {},
  } as const
  vi.mocked(callBff).mockImplementation(async (path) =>
    path.endsWith('/feeds') ? [] : [{ ...supplier, reading }],
  )
  const { user } = renderWithQueries(<ImportScreen />)
  await screen.findByRole('option', { name: supplier.name })
  await user.selectOptions(screen.getByLabelText(t('product_import.supplier')), String(supplier.id))
  expect(screen.getByLabelText(t('product_import.prices_are'))).toHaveValue('gross')
  expect(screen.getByLabelText(t('product_import.markup'))).toHaveValue('12,5')
  expect(screen.getByLabelText(/^Najniższa cena/)).toHaveValue('199,9')
})

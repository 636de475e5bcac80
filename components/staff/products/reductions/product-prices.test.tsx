import { grosze } from '@bieznik/contract/money/money'
import type { ProductPrices as Prices } from '@bieznik/contract/catalogue/reduction'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing, type Locale } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aTire, jan } from '@/tests/shop-examples'
import { ProductPrices } from './product-prices'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
let known: Prices
let refusal: ProblemError | null

beforeEach(() => {
  refusal = null
  known = {
    prices: [
      { price: grosze(39_900), since: '2026-01-01T00:00:00.000Z', isReduced: false },
      { price: grosze(35_000), since: '2026-11-20T08:00:00.000Z', isReduced: true },
    ],
    reductions: [
      {
        id: 4,
        price: grosze(35_000),
        startsAt: '2026-11-20T08:00:00.000Z',
        endsAt: '2099-12-01T08:00:00.000Z',
        state: 'in_force',
        lowestPrice: grosze(39_900),
      },
      {
        id: 3,
        price: grosze(30_000),
        startsAt: '2099-12-05T08:00:00.000Z',
        endsAt: '2099-12-06T08:00:00.000Z',
        state: 'planned',
        lowestPrice: null,
      },
    ],
  }
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
  bff.mockReset().mockImplementation(async (_path, { method = 'GET' }) => {
    if (method !== 'GET' && refusal) throw refusal
    return known
  })
})

const reduction = { lowestPrice: grosze(39_900), regularPrice: grosze(41_250) }

async function open(locale: Locale = 'pl', product = aTire({ price: grosze(35_000), reduction })) {
  const t = translate(locale)
  const { user } = renderWithQueries(<ProductPrices product={product} />, locale)
  await screen.findByRole('list', { name: t('admin_reductions.history') })
  const field = (name: 'price' | 'from' | 'to') => {
    const label = t(`admin_reductions.${name}`)
    return screen.getByLabelText(name === 'from' ? `${label} (${t('ui.optional')})` : label)
  }
  return { user, t, field }
}

/** The changes that were sent. */
const changes = () =>
  bff.mock.calls.flatMap(([path, { method = 'GET', json }]) =>
    method === 'GET' ? [] : [{ path, method, json }],
  )

describe('a reduction', () => {
  it.each(routing.locales)('is shown as the shop will show it, and planned (%s)', async (locale) => {
    const { user, t, field } = await open(locale)
    await user.type(field('price'), '300,5')
    await user.type(field('from'), '2099-07-01T08:00')
    await user.type(field('to'), '2099-07-08T20:00')
    expect(screen.getByRole('status')).toHaveTextContent(/300[,.]50.*350[,.]00.*14/)
    await user.click(screen.getByRole('button', { name: t('admin_reductions.plan') }))
    await waitFor(() => expect(field('price')).toHaveValue(''))
    expect(changes()).toEqual([
      {
        path: '/api/admin/products/7/reductions',
        method: 'POST',
        json: { price: 300.5, from: '2099-07-01T06:00:00.000Z', to: '2099-07-08T18:00:00.000Z' },
      },
    ])
  })

  it.each(routing.locales)(
    'of a price that was raised before is warned about before it is planned (%s)',
    async (locale) => {
      known = {
        prices: [
          { price: grosze(27_999), since: '2026-01-01T00:00:00.000Z', isReduced: false },
          { price: grosze(41_250), since: new Date().toISOString(), isReduced: false },
        ],
        reductions: [],
      }
      const { user, t, field } = await open(locale, aTire({ price: grosze(41_250) }))
      const [, warning = ''] = t('admin_reductions.not_below_lowest', { price: '#' }).split('#')
      await user.type(field('price'), '279,98')
      await user.type(field('to'), '2099-07-08T20:00')
      expect(screen.getByRole('status')).toHaveTextContent(/279[.,]98/)
      expect(screen.getByRole('status')).not.toHaveTextContent(warning)
      for (const typed of ['279,99', '379,99']) {
        await user.clear(field('price'))
        await user.type(field('price'), typed)
        expect(screen.getByRole('status')).toHaveTextContent(warning)
      }
      await user.click(screen.getByRole('button', { name: t('admin_reductions.plan') }))
      await waitFor(() => expect(changes()).toMatchObject([{ method: 'POST', json: { price: 379.99 } }]))
    },
  )

  it('that cannot be is refused at its fields, by the form and by the server, and stays typed', async () => {
    const { user, t, field } = await open()
    await user.click(screen.getByRole('button', { name: t('admin_reductions.plan') }))
    expect(field('price')).toHaveAccessibleDescription(t('product_form.errors.price_positive'))
    expect(field('to')).toHaveAccessibleDescription(t('product_form.errors.time_invalid'))
    refusal = new ProblemError('invalid_request', 'text', {
      fields: [{ path: 'from', message: 'reduction_overlaps' }],
    })
    await user.type(field('price'), '300')
    await user.type(field('to'), '2099-07-08T20:00')
    await user.click(screen.getByRole('button', { name: t('admin_reductions.plan') }))
    await waitFor(() =>
      expect(field('from')).toHaveAccessibleDescription(
        expect.stringContaining(t('product_form.errors.reduction_overlaps')),
      ),
    )
    expect(field('price')).toHaveValue('300')
  })

  it('that is a large cut is asked about before it is planned', async () => {
    const { user, t, field } = await open()
    await user.type(field('price'), '35')
    await user.type(field('to'), '2099-07-08T20:00')
    await user.click(screen.getByRole('button', { name: t('admin_reductions.plan') }))
    await user.click(await screen.findByRole('button', { name: t('admin.leave_unchanged') }))
    expect(changes()).toEqual([])
    await user.click(screen.getByRole('button', { name: t('admin_reductions.plan') }))
    await user.click(await screen.findByRole('button', { name: t('admin_products.price_question.confirm') }))
    await waitFor(() => expect(changes()).toMatchObject([{ method: 'POST', json: { price: 35 } }]))
  })

  it('that a colleague has changed is reported, and what was typed replaces it when that is wanted', async () => {
    const { user, t, field } = await open()
    const [inForce] = within(screen.getByRole('list', { name: t('admin_reductions.all') })).getAllByRole(
      'listitem',
    )
    await user.click(
      within(inForce ?? document.body).getByRole('button', { name: t('admin_reductions.change') }),
    )
    await user.clear(field('price'))
    await user.type(field('price'), '340')
    refusal = new ProblemError('changed_meanwhile', 'text')
    known = {
      ...known,
      reductions: known.reductions.map((each) => ({ ...each, endsAt: '2099-12-02T08:00:00.000Z' })),
    }
    await user.click(screen.getByRole('button', { name: t('admin_reductions.save') }))
    await user.click(await screen.findByRole('button', { name: t('admin.keep_mine') }))
    expect(field('price')).toHaveValue('340')
    expect(field('to')).toHaveValue('2099-12-02T09:00')
    refusal = null
    await user.click(screen.getByRole('button', { name: t('admin_reductions.save') }))
    await waitFor(() => expect(changes()).toHaveLength(2))
    expect(changes()).toMatchObject([
      { json: { seen: { endsAt: '2099-12-01T08:00:00.000Z' } } },
      { json: { price: 340, seen: { endsAt: '2099-12-02T08:00:00.000Z' } } },
    ])
  })

  it('that is in force is listed with its lowest price, changed, and ended', async () => {
    const { user, t, field } = await open()
    const [inForce] = within(screen.getByRole('list', { name: t('admin_reductions.all') })).getAllByRole(
      'listitem',
    )
    if (!inForce) throw new Error('no reduction is listed')
    const listed = within(inForce)
    expect(listed.getByText(t('admin_reductions.states.in_force'))).toBeVisible()
    expect(listed.getByText(/399,00 zł \(−12%\)/)).toBeVisible()
    await user.click(listed.getByRole('button', { name: t('admin_reductions.change') }))
    expect(field('price')).toHaveValue('350,00')
    expect(field('to')).toHaveValue('2099-12-01T09:00')
    await user.clear(field('price'))
    await user.type(field('price'), '300')
    // Its own price until now is among the thirty days before another cut.
    expect(screen.getByRole('status')).toHaveTextContent('350,00 zł (−14%)')
    await user.click(screen.getByRole('button', { name: t('admin_reductions.save') }))
    await waitFor(() => expect(changes()).toHaveLength(1))
    await user.click(await listed.findByRole('button', { name: t('admin_reductions.end_now') }))
    await waitFor(() => expect(changes()).toHaveLength(2))
    expect(changes()).toMatchObject([
      {
        path: '/api/admin/products/7/reductions/4',
        method: 'PUT',
        json: { price: 300, from: null, seen: { price: 350 } },
      },
      { path: '/api/admin/products/7/reductions/4', method: 'DELETE' },
    ])
  })
})

it('the price history has every price, the newest first', async () => {
  const { t } = await open()
  const listed = within(screen.getByRole('list', { name: t('admin_reductions.history') }))
  expect(listed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/350,00\s/),
    expect.stringMatching(/399,00\s/),
  ])
})

import { grosze } from '@bieznik/contract/money/money'
import type { BlikOutcome, OrderPayment } from '@bieznik/contract/money/payment'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ProblemError } from '@/lib/http/problem-error'
import { requestJson } from '@/lib/http/request-json'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { PayOrder } from './pay-order'

vi.mock('@/lib/http/request-json')

const t = translate('pl')
const request = vi.mocked(requestJson)
const LINK = `30.1800000000.${'a'.repeat(64)}`
const PAY = '/api/linked-order/payment'
const unpaid: OrderPayment = {
  state: 'unpaid',
  due: grosze(165_000),
  paid: grosze(0),
  isPayable: true,
  takesBlik: true,
}

let known: OrderPayment
let answers: (BlikOutcome | Error)[]

beforeEach(() => {
  known = unpaid
  answers = []
  request.mockImplementation(async (path) => {
    if (path === `${PAY}/return`) return known
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return { outcome: answer }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

const callsTo = (path: string) => request.mock.calls.filter(([to]) => to === path).map(([, sent]) => sent)
const keyOf = (index: number) => callsTo(`${PAY}/blik`)[index]?.key

async function open() {
  const page = renderWithQueries(<PayOrder payer={{ orderId: 30, link: LINK }} />)
  const code = await screen.findByLabelText(t('order_payment.blik.code'))
  const enter = async (digits: string) => {
    const field = screen.getByLabelText(t('order_payment.blik.code'))
    await page.user.clear(field)
    await page.user.type(field, digits)
    const terms = screen.getByRole('checkbox')
    if (!(terms instanceof HTMLInputElement) || !terms.checked) await page.user.click(terms)
    await page.user.click(screen.getByRole('button', { name: t('order_payment.blik.pay') }))
  }
  return { ...page, code, enter }
}

describe('paying an order with a BLIK code', () => {
  it('offers the code beside the page of the provider, with the link in no address', async () => {
    await open()
    expect(screen.getByRole('heading', { name: t('order_payment.choose.title') })).toBeVisible()
    expect(screen.getByRole('button', { name: t('order_payment.blik.page') })).toBeVisible()
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    expect(callsTo(`${PAY}/return`)[0]?.json).toEqual({ link: LINK })
  })

  it('is there at once where its stored state came with the page, and is read from the provider all the same', async () => {
    known = { state: 'paid', due: grosze(0), paid: grosze(165_000), isPayable: false }
    renderWithQueries(<PayOrder payer={{ orderId: 30, link: LINK }} known={unpaid} />)
    expect(screen.getByLabelText(t('order_payment.blik.code'))).toBeVisible()
    expect(await screen.findByRole('heading', { name: t('order_payment.paid.title') })).toBeVisible()
  })

  it('asks for six digits and for the statement before anything is sent', async () => {
    const { user, code } = await open()
    await user.type(code, '12 34')
    await user.click(screen.getByRole('button', { name: t('order_payment.blik.pay') }))
    expect(await screen.findAllByText(t('order_payment.blik.errors.invalid_code'))).not.toHaveLength(0)
    expect(screen.getAllByText(t('order_payment.blik.errors.terms'))).not.toHaveLength(0)
    expect(callsTo(`${PAY}/blik`)).toHaveLength(0)
  })

  it('waits for the app of the bank, and believes the order alone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answers = ['waiting']
    const { enter } = await open()
    await enter('777 123')
    expect(await screen.findByRole('heading', { name: t('order_payment.asked.title') })).toBeVisible()
    expect(callsTo(`${PAY}/blik`)[0]?.json).toEqual({ link: LINK, language: 'pl', code: '777123' })
    expect(screen.queryByRole('button', { name: t('order_payment.blik.page') })).toBeNull()
    known = { state: 'paid', due: grosze(0), paid: grosze(0), isPayable: false }
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(screen.getByRole('heading', { name: t('order_payment.paid.title') })).toBeVisible()
  })

  it('says what the bank refused in its app as soon as it is known, and takes another code', async () => {
    answers = ['waiting', 'waiting']
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { enter } = await open()
    await enter('777123')
    await screen.findByRole('heading', { name: t('order_payment.asked.title') })
    known = { ...unpaid, isRefused: true }
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(await screen.findByText(t('order_payment.blik.errors.refused'))).toBeVisible()
    await enter('777124')
    known = unpaid
    expect(await screen.findByRole('heading', { name: t('order_payment.asked.title') })).toBeVisible()
  })

  it.each(['wrong_code', 'refused'] as const)(
    'says at the field that it is %s, keeps the rest, and sends another code as another try',
    async (outcome) => {
      answers = [outcome, 'waiting']
      const { code, enter } = await open()
      await enter('123456')
      expect(await screen.findAllByText(t(`order_payment.blik.errors.${outcome}`))).not.toHaveLength(0)
      expect(code).toHaveValue('123456')
      expect(screen.getByRole('checkbox')).toBeChecked()
      await enter('777123')
      await screen.findByRole('heading', { name: t('order_payment.asked.title') })
      expect(keyOf(1)).not.toBe(keyOf(0))
    },
  )

  it('repeats a code that nobody has answered as the same try', async () => {
    answers = [new ProblemError('unavailable', 'text'), 'waiting']
    const { enter } = await open()
    await enter('777123')
    expect(await screen.findByText(t('errors.unavailable'))).toBeVisible()
    await enter('777123')
    await screen.findByRole('heading', { name: t('order_payment.asked.title') })
    expect(keyOf(1)).toBe(keyOf(0))
    expect(keyOf(0)).toMatch(/^[\da-f-]{36}$/)
  })

  it('leads to the page of the provider where codes are not taken after all', async () => {
    answers = ['elsewhere']
    const { enter } = await open()
    await enter('777123')
    expect(await screen.findByText(t('order_payment.blik.errors.elsewhere'))).toBeVisible()
    expect(screen.getByRole('button', { name: t('order_payment.blik.page') })).toBeVisible()
  })

  it('takes another code when nobody has confirmed in time, or at once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answers = ['waiting']
    const { enter } = await open()
    await enter('555123')
    await screen.findByRole('button', { name: t('order_payment.blik.another') })
    await act(() => vi.advanceTimersByTimeAsync(151_000))
    expect(screen.getByText(t('order_payment.blik.late'))).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(t('order_payment.blik.code'))).toBeVisible())
  })

  it('is not offered where the provider takes none', async () => {
    known = { state: 'unpaid', due: grosze(165_000), paid: grosze(0), isPayable: true }
    renderWithQueries(<PayOrder payer={{ orderId: 30, link: LINK }} />)
    expect(await screen.findByRole('button', { name: t('order_payment.pay') })).toBeVisible()
    expect(screen.queryByLabelText(t('order_payment.blik.code'))).toBeNull()
  })
})

import {
  importedStatementSchema,
  type BankLine,
  type ImportedStatement,
  type JoinedLines,
} from '@bieznik/contract/money/bank-statement'
import { grosze } from '@bieznik/contract/money/money'
import type { Attention } from '@bieznik/contract/money/payments-attention'
import { act, screen, within } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { Toaster } from '@/components/ui/toaster'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff, streamBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { jan } from '@/tests/shop-examples'
import { PaymentsScreen } from './payments-screen'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>(), streamBff: vi.fn<typeof streamBff>() }))

const t = translate('pl')
const bff = vi.mocked(callBff)

const aLine = (differences: Partial<BankLine> = {}): BankLine => ({
  id: 5,
  bookedOn: '2026-11-27',
  amount: grosze(29_900),
  left: grosze(29_900),
  title: 'ZAMOWIENIE 30-08',
  payer: 'ŁUCJA ŻÓŁĆ',
  payerAccount: '61109010140000071219812874',
  isSettled: false,
  likeLine: null,
  reversedOn: null,
  joined: [],
  proposals: [
    {
      kind: 'exact',
      orderId: 30,
      name: 'Łucja Żółć',
      status: 'Pending',
      typeOfPayment: 'transfer',
      due: grosze(29_900),
      amount: grosze(29_900),
    },
  ],
  events: [],
  ...differences,
})
const nothing: Attention = {
  reversed: { total: 0, reversals: [] },
  waiting: { total: 0, orders: [] },
  overpaid: { total: 0, orders: [] },
  canceledPaid: { total: 0, orders: [] },
  disputed: { total: 0, payments: [] },
  notJoined: { total: 0, payments: [] },
  failedRefunds: { total: 0, refunds: [] },
}

let lines: BankLine[]
let attention: Attention
let decided: () => BankLine
let manyJoined: JoinedLines
beforeEach(() => {
  window.history.replaceState(null, '', '/admin/payments')
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
  lines = [aLine()]
  attention = nothing
  decided = () => aLine()
  manyJoined = { joined: 2, refused: 0 }
  bff.mockReset().mockImplementation(async (path) => {
    if (path.includes('/attention')) return attention
    if (path.includes('/past-statements')) return []
    if (path.includes('/bank-reversals')) return { id: 7 }
    if (path.endsWith('/bank-lines/join')) return manyJoined
    if (/bank-lines\/\d/.test(path)) return decided()
    return { rows: lines, total: lines.length }
  })
})
afterEach(() => act(() => void toast.dismiss()))

const open = () =>
  renderWithQueries(
    <>
      <PaymentsScreen />
      <Toaster />
    </>,
  )
const rowOf = (title: string) => screen.findByRole('row', { name: new RegExp(`^${title}`) })
const callTo = (end: string) => bff.mock.calls.find(([path]) => path.endsWith(end))

describe('a line of a bank statement', () => {
  it('that fits counts with one press, and says what was seen of the order', async () => {
    const { user } = open()
    const line = await rowOf('ZAMOWIENIE 30-08')
    expect(line).toHaveTextContent('ŁUCJA ŻÓŁĆ')
    await user.click(within(line).getByRole('button', { name: 'ZAMOWIENIE 30-08' }))
    expect(screen.getByText('61 1090 1014 0000 0712 1981 2874')).toBeVisible()
    await user.click(
      within(line).getByRole('button', { name: new RegExp(`${t('admin_payments.join_of', { id: '30' })}$`) }),
    )
    expect(callTo('/join')?.[1]).toMatchObject({
      method: 'POST',
      json: { orderId: 30, amount: 299, seen: { status: 'Pending', due: 299 } },
    })
    expect(await screen.findByText(t('admin_payments.done.join'))).toBeVisible()
  })

  it.each([
    ['changed_meanwhile', 'changed'],
    ['not_found', 'no_such_order'],
    ['invalid_request', 'not_left'],
  ] as const)('that was refused (%s) says why', async (code, message) => {
    decided = () => {
      throw new ProblemError(code, 'text')
    }
    const { user } = open()
    await user.click(
      await screen.findByRole('button', {
        name: new RegExp(`${t('admin_payments.join_of', { id: '30' })}$`),
      }),
    )
    expect(await screen.findByText(t(`admin_payments.${message}`))).toBeVisible()
  })

  it.each([
    ['ŁUCJA ŻÓŁĆ', 'amount_and_payer'],
    ['JAN NOWAK', 'amount'],
  ] as const)('of %s that names no order says %s of an order of Łucja Żółć', async (payer, kind) => {
    const { proposals } = aLine()
    lines = [aLine({ payer, proposals: proposals.map((each) => ({ ...each, kind: 'amount' })) })]
    renderWithQueries(<PaymentsScreen />)
    expect(await screen.findByText(t(`admin_payments.kinds.${kind}`))).toBeVisible()
  })

  it('for another order takes its number and a part of the amount, and no nonsense', async () => {
    lines = [aLine({ proposals: [] })]
    const { user } = open()
    expect(await screen.findByText(t('admin_payments.no_proposal'))).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'ZAMOWIENIE 30-08' }))
    const [order, part] = [
      screen.getByLabelText(t('admin_payments.order_number')),
      screen.getByLabelText(t('admin_payments.part')),
    ]
    expect(part).toHaveValue('299,00')
    await user.clear(part)
    await user.type(part, '300')
    await user.click(screen.getByRole('button', { name: t('admin_payments.join_typed') }))
    expect(order).toHaveAccessibleDescription(t('admin_payments.order_number_invalid'))
    expect(part).toHaveAccessibleDescription(t('admin_payments.part_invalid'))
    expect(callTo('/join')).toBeUndefined()
    await user.type(order, '31')
    await user.clear(part)
    await user.type(part, '100,50')
    await user.click(screen.getByRole('button', { name: t('admin_payments.join_typed') }))
    expect(callTo('/join')?.[1]).toMatchObject({ json: { orderId: 31, amount: 100.5 } })
  })

  it.each([
    [{ joined: 2, refused: 0 }, t('admin_payments.agreeing.done', { count: 2 })],
    [{ joined: 1, refused: 1 }, t('admin_payments.agreeing.refused', { count: 1 })],
  ])('that agrees counts together with the others after one question: %j', async (reply, message) => {
    manyJoined = reply
    const [proposal] = aLine().proposals
    if (!proposal) throw new Error('the example has a proposal')
    lines = [aLine(), aLine({ id: 6, title: 'ZAMOWIENIE 31-06', proposals: [{ ...proposal, orderId: 31 }] })]
    const { user } = open()
    const name = new RegExp(
      t('admin_payments.agreeing.join', { count: 2 }).replaceAll(/[()]/g, String.raw`\$&`),
    )
    await user.click(await screen.findByRole('button', { name }))
    const question = await screen.findByRole('dialog')
    expect(callTo('/bank-lines/join')).toBeUndefined()
    await user.click(within(question).getByRole('button', { name }))
    const seen = { status: 'Pending', due: 299 }
    expect(callTo('/bank-lines/join')?.[1]).toMatchObject({
      method: 'POST',
      json: {
        joins: [
          { lineId: 5, orderId: 30, amount: 299, seen },
          { lineId: 6, orderId: 31, amount: 299, seen },
        ],
      },
    })
    expect(await screen.findByText(message)).toBeVisible()
  })

  it('is one of eighteen of a day, of which fourteen agree: with the file they are settled in eight presses', async () => {
    const [proposal] = aLine().proposals
    if (!proposal) throw new Error('the example has a proposal')
    const all = Array.from({ length: 18 }, (_, at) =>
      aLine({
        id: 5 + at,
        title: `PRZELEW ${5 + at}`,
        proposals: [{ ...proposal, orderId: 30 + at, kind: at < 14 ? 'exact' : 'too_little' }],
      }),
    )
    vi.mocked(streamBff).mockImplementation(async () => {
      lines = all
      return Response.json(z.encode(importedStatementSchema, anImport))
    })
    bff.mockImplementation(async (path) => {
      if (path.includes('/attention')) return attention
      if (path.includes('/past-statements')) return []
      if (path.endsWith('/bank-lines/join')) {
        lines = all.slice(14)
        return { joined: 14, refused: 0 }
      }
      const id = /bank-lines\/(\d+)/.exec(path)?.[1]
      if (id === undefined) return { rows: lines, total: lines.length }
      lines = lines.filter((line) => line.id !== Number(id))
      return aLine({ id: Number(id), isSettled: true })
    })
    lines = []
    const { user } = open()
    let presses = 0
    const press = async (name: string | RegExp, within_: HTMLElement = document.body) => {
      presses += 1
      await user.click(await within(within_).findByRole('button', { name }))
    }
    presses += 1
    await user.upload(screen.getByLabelText(t('admin_payments.file')), new File([':20:'], 'listopad.sta'))
    await press(t('admin_payments.import'))
    const agreeing = /\(14\)/
    await press(agreeing)
    await press(agreeing, await screen.findByRole('dialog'))
    for (let orderId = 44; orderId < 48; orderId += 1)
      await press(new RegExp(`${t('admin_payments.join_of', { id: String(orderId) })}$`))
    expect(await screen.findByText(t('admin_payments.empty'))).toBeVisible()
    expect(presses).toBe(8)
  })

  it('that looks like one of another file warns before it counts twice', async () => {
    lines = [aLine({ likeLine: 3 })]
    open()
    expect(await screen.findByText(t('admin_payments.like_line', { id: '3' }))).toBeVisible()
  })

  it('that pays an order is taken back', async () => {
    lines = [
      aLine({ joined: [{ orderId: 30, amount: grosze(100), isRefunded: false }], left: grosze(29_800) }),
    ]
    const { user } = open()
    await user.click(
      await screen.findByRole('button', { name: t('admin_payments.take_back_of', { id: '30' }) }),
    )
    expect(callTo('/take-back')?.[1]).toMatchObject({ json: { orderId: 30 } })
  })
})

const anImport: ImportedStatement = {
  outcome: 'imported',
  format: 'mt940',
  added: 18,
  known: 0,
  debits: 0,
  foreign: 0,
  large: 0,
  reversed: 0,
  openReversals: 0,
  isAccountSaid: true,
}

async function importFile(outcome: ImportedStatement) {
  vi.mocked(streamBff).mockResolvedValue(Response.json(z.encode(importedStatementSchema, outcome)))
  const { user } = open()
  await user.upload(screen.getByLabelText(t('admin_payments.file')), new File([':20:'], 'listopad.sta'))
  await user.click(screen.getByRole('button', { name: t('admin_payments.import') }))
  expect(vi.mocked(streamBff)).toHaveBeenCalledWith(
    '/api/admin/bank-statements?fileName=listopad.sta',
    expect.objectContaining({ method: 'POST' }),
  )
}

describe('the import of a file', () => {
  it('says what is new and what was left out', async () => {
    await importFile({
      outcome: 'imported',
      format: 'pko_csv',
      added: 2,
      known: 1,
      debits: 5,
      foreign: 0,
      large: 3,
      reversed: 1,
      openReversals: 2,
      isAccountSaid: false,
    })
    const format = t('admin_payments.formats.pko_csv')
    expect(await screen.findByText(t('admin_payments.added', { count: 2, format }))).toBeVisible()
    expect(screen.getByText(t('admin_payments.known', { count: 1 }))).toBeVisible()
    expect(screen.getByText(t('admin_payments.debits', { count: 5 }))).toBeVisible()
    expect(screen.getByText(t('admin_payments.large', { count: 3 }))).toBeVisible()
    expect(screen.getByText(t('admin_payments.reversed', { count: 1 }))).toBeVisible()
    expect(screen.getByText(t('admin_payments.open_reversals', { count: 2 }))).toBeVisible()
    expect(screen.getByText(t('admin_payments.account_unsaid'))).toBeVisible()
  })

  it('that was refused says what to do', async () => {
    await importFile({ outcome: 'refused', problem: 'cut_off', line: 12, balances: null })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(t('admin_payments.problems.cut_off'))
    expect(alert).toHaveTextContent(t('admin_payments.at_line', { line: 12 }))
  })
})

describe('the import of a file whose sums differ', () => {
  it('shows both balances', async () => {
    const balances = { stated: grosze(-100_050), computed: grosze(129_900) }
    await importFile({ outcome: 'refused', problem: 'sums_differ', line: 9, balances })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(t('admin_payments.problems.sums_differ'))
    expect(alert).toHaveTextContent('-1000,50 zł')
    expect(alert).toHaveTextContent('1299,00 zł')
  })
})

describe('what the bank took back', () => {
  const reversal = {
    id: 7,
    bookedOn: '2026-11-28',
    amount: grosze(29_900),
    title: 'STORNO ZAMOWIENIE 30-08',
    payer: 'ŁUCJA ŻÓŁĆ',
    payerAccount: '61109010140000071219812874',
  }
  const listed = () =>
    screen.findByRole('region', { name: new RegExp(t('admin_payments.lists.reversed.title')) })

  it('is shown with its payment as one, and cannot be opened again', async () => {
    lines = [aLine({ isSettled: true, proposals: [], reversedOn: '2026-11-28' })]
    open()
    const line = await rowOf('ZAMOWIENIE 30-08')
    expect(line).toHaveTextContent(`${t('admin_payments.reversed_on')} 28 lis 2026`)
    expect(within(line).queryByRole('button', { name: t('admin_payments.reopen') })).toBeNull()
  })

  it('and an order counts as paid is taken back from the order by a person', async () => {
    const joined = [{ orderId: 30, amount: grosze(29_900), isRefunded: false }]
    attention = { ...nothing, reversed: { total: 1, reversals: [{ ...reversal, line: { id: 5, joined } }] } }
    const { user } = open()
    const list = await listed()
    expect(list).toHaveTextContent('STORNO ZAMOWIENIE 30-08')
    await user.click(
      within(list).getByRole('button', { name: t('admin_payments.take_back_of', { id: '30' }) }),
    )
    expect(callTo('/bank-lines/5/take-back')?.[1]).toMatchObject({ json: { orderId: 30 } })
  })

  it('and no payment is known for is settled by a person', async () => {
    attention = { ...nothing, reversed: { total: 1, reversals: [{ ...reversal, line: null }] } }
    const { user } = open()
    const list = await listed()
    expect(list).toHaveTextContent(t('admin_payments.reversal_unknown'))
    await user.click(
      within(list).getByRole('button', { name: t('admin_payments.reversal_settle_of', { id: '7' }) }),
    )
    expect(callTo('/bank-reversals/7/settle')?.[1]).toMatchObject({ method: 'POST' })
    expect(await screen.findByText(t('admin_payments.done.settle_reversal'))).toBeVisible()
  })
})

describe('what needs somebody', () => {
  it.each(routing.locales)('is named with its number, list by list, in %s', async (locale) => {
    const order = {
      orderId: 40,
      name: 'Jan',
      status: 'Pending',
      orderDate: '2026-11-20T10:00:00.000Z',
      typeOfPayment: 'przelewy24',
      total: grosze(29_900),
      paid: grosze(0),
      due: grosze(29_900),
      paidUntil: '2026-11-27',
    } as const
    attention = { ...nothing, waiting: { total: 3, orders: [order] } }
    const say = translate(locale)
    renderWithQueries(<PaymentsScreen />, locale)
    const waiting = await screen.findByRole('region', {
      name: new RegExp(say('admin_payments.lists.waiting.title')),
    })
    expect(waiting).toHaveTextContent(say('admin_payments.more', { count: 2 }))
    expect(within(waiting).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/admin\/order\/40$/),
    )
    for (const list of [
      'reversed',
      'disputed',
      'failedRefunds',
      'notJoined',
      'canceledPaid',
      'overpaid',
    ] as const)
      expect(
        screen.getByRole('region', { name: new RegExp(say(`admin_payments.lists.${list}.title`)) }),
      ).toHaveTextContent(say('admin_payments.none'))
  })
})

import { grosze } from '@bieznik/contract/money/money'
import { orderStatuses } from '@bieznik/contract/selling/order-status'
import { act, screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toaster'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { anOrderDetail } from '@/tests/shop-examples'
import { DirectStatusForm } from './direct-status-form'
import { StepStatusForm } from './step-status-form'

vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const cash = {
  orderItems: [],
  paid: grosze(0),
  due: grosze(165_000),
  typeOfPayment: 'payment_at_delivery' as const,
}
const transfer = { ...cash, typeOfPayment: 'transfer' as const }
const t = translate('pl')
const confirmation = (name: 'cancel' | 'jump') =>
  screen.getByRole('button', { name: t(`admin.status_question.${name}`) })
const options = () => screen.getAllByRole('option').map((option) => option.getAttribute('value'))

beforeEach(() => {
  bff.mockReset().mockResolvedValue(anOrderDetail({ status: 'Sent' }))
})
afterEach(() => act(() => void toast.dismiss()))

describe('StepStatusForm, on the detail screen', () => {
  // Shows S2.121, S4.3
  it.each([
    ['Pending', ['In Processing', 'Canceled']],
    ['In Processing', ['Sent', 'Canceled']],
    ['Sent', ['Delivered', 'Canceled']],
    ['Delivered', ['Canceled']],
  ] as const)('offers after %s the next one or Canceled', (status, next) => {
    renderWithQueries(<StepStatusForm order={{ ...cash, id: 7, status }} />)
    expect(options()).toEqual(next)
  })

  it.each(routing.locales)('offers nothing after Canceled, and says so in %s', (locale) => {
    renderWithQueries(<StepStatusForm order={{ ...cash, id: 7, status: 'Canceled' }} />, locale)
    expect(screen.getByText(translate(locale)('admin.no_next_step'))).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it.each(['Sent', 'Canceled'] as const)('sends %s with what was seen', async (status) => {
    const { user } = renderWithQueries(<StepStatusForm order={{ ...cash, id: 7, status: 'In Processing' }} />)
    await user.selectOptions(screen.getByRole('combobox', { name: t('admin.change_status') }), status)
    await user.click(screen.getByRole('button', { name: t('admin.update') }))
    if (status === 'Canceled') await user.click(confirmation('cancel'))
    expect(bff).toHaveBeenCalledExactlyOnceWith(
      '/api/admin/orders/7/status',
      expect.objectContaining({ method: 'PATCH', json: { status, from: 'In Processing', mode: 'step' } }),
    )
  })
})

describe('an order whose money is to come first', () => {
  const press = () => screen.getByRole('button', { name: t('admin.update') })

  it('does not leave unpaid before somebody says that it shall', async () => {
    const order = { ...transfer, id: 7, status: 'In Processing' } as const
    const { user } = renderWithQueries(<StepStatusForm order={order} />)
    await user.click(press())
    const question = screen.getByRole('dialog', {
      name: t('admin.status_question.unpaid_title', { id: '7' }),
    })
    expect(question).toHaveTextContent('1650,00 zł')
    expect(bff).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: t('admin.status_question.unpaid_confirm') }))
    expect(bff).toHaveBeenCalledOnce()
  })

  it.each([
    ['paid', { ...transfer, due: grosze(0) }],
    ['paid at delivery', cash],
  ])('leaves without a question when it is %s', async (_how, order) => {
    const { user } = renderWithQueries(
      <StepStatusForm order={{ ...order, id: 7, status: 'In Processing' }} />,
    )
    await user.click(press())
    expect(bff).toHaveBeenCalledOnce()
  })
})

describe('a status that somebody else has changed meanwhile', () => {
  const notice = () => screen.queryByText(/Ktoś inny/)

  it('on the detail screen leaves nothing chosen, so that no step is taken by mistake', async () => {
    const { user, rerender } = renderWithQueries(
      <StepStatusForm order={{ ...cash, id: 7, status: 'Pending' }} />,
    )
    rerender(<StepStatusForm order={{ ...cash, id: 7, status: 'In Processing' }} />)
    expect(notice()).toHaveTextContent(t('status.In Processing'))
    expect(screen.getByRole('button', { name: t('admin.update') })).toBeDisabled()
    await user.selectOptions(screen.getByRole('combobox'), 'Sent')
    expect(notice()).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: t('admin.update') }))
    expect(bff).toHaveBeenCalledExactlyOnceWith(
      '/api/admin/orders/7/status',
      expect.objectContaining({ json: { status: 'Sent', from: 'In Processing', mode: 'step' } }),
    )
  })

  it('that is the end of the order is announced too', () => {
    const { rerender } = renderWithQueries(<StepStatusForm order={{ ...cash, id: 7, status: 'Pending' }} />)
    rerender(<StepStatusForm order={{ ...cash, id: 7, status: 'Canceled' }} />)
    expect(notice()).toHaveTextContent(t('status.Canceled'))
  })

  it('in the list voids a choice, and is only shown where none was made', async () => {
    const { user, rerender } = renderWithQueries(
      <DirectStatusForm order={{ ...cash, id: 7, status: 'Pending' }} />,
    )
    rerender(<DirectStatusForm order={{ ...cash, id: 7, status: 'In Processing' }} />)
    expect(notice()).not.toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox'), 'Delivered')
    rerender(<DirectStatusForm order={{ ...cash, id: 7, status: 'Canceled' }} />)
    expect(notice()).toHaveTextContent(t('status.Canceled'))
    expect(screen.getByRole('combobox')).toHaveValue('Canceled')
    expect(screen.getByRole('button')).toBeDisabled()
  })

  it('is no news when it is what one has set oneself, though the answer was lost', async () => {
    bff.mockRejectedValue(new ProblemError('unavailable', 'text'))
    const { user, rerender } = renderWithQueries(
      <StepStatusForm order={{ ...cash, id: 7, status: 'Pending' }} />,
    )
    await user.click(screen.getByRole('button', { name: t('admin.update') }))
    rerender(<StepStatusForm order={{ ...cash, id: 7, status: 'In Processing' }} />)
    expect(notice()).not.toBeInTheDocument()
  })

  it('closes the question about it', async () => {
    const { user, rerender } = renderWithQueries(
      <DirectStatusForm order={{ ...cash, id: 7, status: 'Pending' }} />,
    )
    await user.selectOptions(screen.getByRole('combobox'), 'Canceled')
    await user.click(screen.getByRole('button'))
    rerender(<DirectStatusForm order={{ ...cash, id: 7, status: 'Sent' }} />)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(bff).not.toHaveBeenCalled()
  })

  it('is no news when it is what one has set oneself', async () => {
    const { user, rerender } = renderWithQueries(
      <StepStatusForm order={{ ...cash, id: 7, status: 'Pending' }} />,
    )
    await user.click(screen.getByRole('button', { name: t('admin.update') }))
    rerender(<StepStatusForm order={{ ...cash, id: 7, status: 'In Processing' }} />)
    expect(notice()).not.toBeInTheDocument()
    expect(screen.getByRole('combobox')).toHaveValue('Sent')
  })
})

describe('DirectStatusForm, in the list', () => {
  const open = (locale?: 'pl' | 'en' | 'ru') =>
    renderWithQueries(
      <>
        <DirectStatusForm order={{ ...cash, id: 7, status: 'Pending' }} />
        <Toaster />
      </>,
      locale,
    )
  const update = () => screen.getByRole('button', { name: t('admin.update_of', { id: '7' }) })
  const select = () => screen.getByRole('combobox', { name: t('admin.new_status_of', { id: '7' }) })

  it('offers any of the five and starts at the current one', () => {
    open()
    expect(options()).toEqual([...orderStatuses])
    expect(select()).toHaveValue('Pending')
  })

  it('can be updated only when another is chosen', async () => {
    const { user } = open()
    expect(update()).toBeDisabled()
    await user.selectOptions(select(), 'Delivered')
    expect(update()).toBeEnabled()
    await user.selectOptions(select(), 'Pending')
    expect(update()).toBeDisabled()
    expect(bff).not.toHaveBeenCalled()
  })

  // Shows S4.4
  it.each(orderStatuses.filter((status) => status !== 'Pending'))(
    'sets %s directly, and says so',
    async (status) => {
      const { user } = open()
      await user.selectOptions(select(), status)
      expect(bff).not.toHaveBeenCalled()
      bff.mockResolvedValue(anOrderDetail({ id: 7, status }))
      await user.click(update())
      if (status !== 'In Processing')
        await user.click(confirmation(status === 'Canceled' ? 'cancel' : 'jump'))
      expect(bff).toHaveBeenCalledExactlyOnceWith(
        '/api/admin/orders/7/status',
        expect.objectContaining({ method: 'PATCH', json: { status, from: 'Pending', mode: 'direct' } }),
      )
      const message = t('admin.updated', { id: '7', status: t(`status.${status}`) })
      expect(await screen.findByText(message)).toBeInTheDocument()
    },
  )

  // Shows S4.6, S8.9
  it.each(['stale_status', 'status_not_allowed', 'forbidden', 'unavailable'] as const)(
    'says why it failed: %s',
    async (code) => {
      bff.mockRejectedValue(new ProblemError(code, 'text'))
      const { user } = open()
      await user.selectOptions(select(), 'In Processing')
      await user.click(update())
      expect(await screen.findByText(t(`errors.${code}`))).toBeInTheDocument()
      await waitFor(() => expect(update()).toBeEnabled())
    },
  )

  it('cannot be sent twice while it is under way', async () => {
    bff.mockReturnValue(new Promise(() => undefined))
    const { user } = open()
    await user.selectOptions(select(), 'In Processing')
    await user.dblClick(update())
    expect(bff).toHaveBeenCalledOnce()
    expect(update()).toBeDisabled()
  })
})

describe('the question before a change', () => {
  // Shows D41
  it.each(routing.locales)('of a cancellation says what comes of it (%s)', async (locale) => {
    const say = translate(locale)
    const { user } = renderWithQueries(<StepStatusForm order={{ ...cash, id: 7, status: 'Sent' }} />, locale)
    await user.selectOptions(screen.getByRole('combobox'), 'Canceled')
    await user.click(screen.getByRole('button', { name: say('admin.update') }))
    const title = say('admin.status_question.cancel_title', { id: '7' })
    const dialog = screen.getByRole('dialog', { name: title })
    expect(dialog).toHaveTextContent(say('admin.status_question.stock_back'))
    expect(dialog).toHaveTextContent(say('admin.status_question.mail', { seconds: 10 }))
    const yes = screen.getByRole('button', { name: say('admin.status_question.cancel') })
    expect(yes).toHaveClass('button-danger')
    await user.click(screen.getByRole('button', { name: say('admin.leave_unchanged') }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(bff).not.toHaveBeenCalled()
  })

  // Shows D41
  it('of a jump names the step that would be next', async () => {
    const { user } = renderWithQueries(<DirectStatusForm order={{ ...cash, id: 7, status: 'Pending' }} />)
    await user.selectOptions(screen.getByRole('combobox'), 'Delivered')
    await user.click(screen.getByRole('button'))
    const next = { from: t('status.Pending'), next: t('status.In Processing') }
    expect(screen.getByRole('dialog')).toHaveTextContent(t('admin.status_question.next', next))
  })

  it('of a canceled order that comes back says that the stock is taken again', async () => {
    const { user } = renderWithQueries(<DirectStatusForm order={{ ...cash, id: 7, status: 'Canceled' }} />)
    await user.selectOptions(screen.getByRole('combobox'), 'Sent')
    await user.click(screen.getByRole('button'))
    expect(screen.getByRole('dialog')).toHaveTextContent(t('admin.status_question.stock_taken'))
  })
})

describe('the undo of a change', () => {
  const at = '2026-01-06T10:00:00.000Z'
  const changed = anOrderDetail({
    id: 7,
    status: 'In Processing',
    history: [{ id: 31, from: 'Pending', to: 'In Processing', changedBy: 'uid', changedAt: at }],
  })

  async function changeAndUndo() {
    bff.mockResolvedValueOnce(changed)
    const result = renderWithQueries(
      <>
        <StepStatusForm order={{ ...cash, id: 7, status: 'Pending' }} />
        <Toaster />
      </>,
    )
    await result.user.click(screen.getByRole('button', { name: t('admin.update') }))
    expect(await screen.findByText(t('admin.mail_leaves', { seconds: 10 }))).toBeInTheDocument()
    await result.user.click(screen.getByRole('button', { name: t('ui.undo') }))
    return result
  }

  it('names the change, and says that no mail leaves', async () => {
    bff.mockResolvedValue(anOrderDetail({ id: 7, status: 'Pending' }))
    await changeAndUndo()
    expect(bff).toHaveBeenLastCalledWith(
      '/api/admin/orders/7/undo',
      expect.objectContaining({ method: 'POST', json: { change: 31 } }),
    )
    const message = t('admin.undone', { id: '7', status: t('status.Pending') })
    expect(await screen.findByText(message)).toBeInTheDocument()
  })

  it.each(['mail_left', 'stale_status', 'out_of_stock'] as const)(
    'that is refused says why: %s',
    async (code) => {
      bff.mockRejectedValue(new ProblemError(code, 'text'))
      await changeAndUndo()
      expect(await screen.findByText(t(`errors.${code}`))).toBeInTheDocument()
    },
  )
})

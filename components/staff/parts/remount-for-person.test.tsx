import { act, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetUser, setAuthState } from '@/lib/auth/auth-state'
import type { callBff } from '@/lib/http/bff'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aListedOrder, jan } from '@/tests/shop-examples'
import { ManyParcels } from '../orders/many-parcels'
import { NoteForm } from '../orders/note-form'
import { RemountForPerson } from './remount-for-person'

vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const t = translate('pl')
const signIn = (uid: string) =>
  act(() => setAuthState({ status: 'signed-in', person: { ...jan, uid, isStaff: true, staffRole: 'owner' } }))
const noteOf = (order: string) =>
  within(screen.getByRole('region', { name: order })).getByLabelText(t('admin_orders.new_note'))

const notes = (
  <>
    {[30, 20].map((id) => (
      <section key={id} aria-label={`order ${id}`}>
        <NoteForm orderId={id} />
      </section>
    ))}
    <label>
      Any other field <input />
    </label>
  </>
)

afterEach(() => act(forgetUser))

/** Rendered for Ewa. */
function open(ui: ReactNode) {
  const rendered = renderWithQueries(<RemountForPerson>{ui}</RemountForPerson>)
  signIn('ewa')
  return rendered
}

it('what one member of staff has typed is not seen by the next who signs in on the page', async () => {
  const { user } = open(notes)
  await user.type(noteOf('order 30'), 'klient dzwonił')
  await user.type(screen.getByLabelText(/Any other/), 'anything')
  signIn('ewa')
  expect(noteOf('order 30')).toHaveValue('klient dzwonił')
  signIn('anna')
  for (const field of [noteOf('order 30'), noteOf('order 20'), screen.getByLabelText(/Any other/)])
    expect(field).toHaveValue('')
})

it('a closed form has its text again for who typed it, and not after a sign-out', async () => {
  const { user, rerender } = open(notes)
  await user.type(noteOf('order 20'), 'oddzwonić')
  rerender(null)
  rerender(notes)
  expect(noteOf('order 20')).toHaveValue('oddzwonić')
  rerender(null)
  act(forgetUser)
  signIn('anna')
  rerender(notes)
  expect(noteOf('order 20')).toHaveValue('')
})

it('parcel numbers are not seen by the next either', async () => {
  const orders = [aListedOrder({ id: 30, typeOfDelivery: 'shipping_to_customer' })]
  const { user } = open(<ManyParcels orders={orders} onClose={() => undefined} />)
  await user.keyboard('00001234')
  expect(screen.getByLabelText(/^30, /)).toHaveValue('00001234')
  signIn('anna')
  expect(screen.getByLabelText(/^30, /)).toHaveValue('')
})

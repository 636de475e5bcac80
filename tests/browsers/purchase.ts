import { staff, type Person } from '@/e2e/people'
import { texts } from '@/e2e/texts'
import { css, named, type Visitor } from './visitor'

const t = texts('pl')

const ADDRESS = { phone: '+48600100200', address: 'Polna 7', zipcode: '90-001', city: 'Łódź' }
const NEXT = css('main form button[type=submit]')

export const MY_ACCOUNT = named('header button', t('account.my_account'))

/** The button of the first product of a list that can be bought. */
export const ADD = css('.product-grid button.add-to-cart:not([disabled])')

export async function findSize(visitor: Visitor): Promise<void> {
  await visitor.go('/tires')
  // A browser that cannot show what is in a closed panel has a heading that opens it.
  if (!(await visitor.run(`${css('input[name=size]')}.checkVisibility()`)))
    await visitor.press(css('.filter-panel summary'))
  await visitor.write('input[name=size]', '185/65R15 88T')
  await visitor.until('the lists', `${css('select[name=width]')}.value === '185'`)
  await visitor.press(css('.filter-panel button[type=submit]'))
  await visitor.until('the results', `location.pathname.startsWith('/tires/filter/')`)
  await visitor.hydrated()
}

export async function signInFrom(visitor: Visitor, person: Person): Promise<void> {
  await visitor.hydrated()
  await visitor.signIn(person)
  await visitor.until('the account', MY_ACCOUNT)
  await visitor.hydrated()
}

export async function fillCart(visitor: Visitor): Promise<void> {
  await visitor.press(ADD)
  await visitor.until('one line', named('header a[href$="/cart"]', t('cart.open', { count: 1 })))
  await visitor.go('/cart')
  await visitor.choose(css('main li select'), '2')
  await visitor.until('two pieces', `${css('main dd')}.textContent.trim() === '2'`)
}

/** Returns the number of the order. */
export async function order(visitor: Visitor): Promise<string> {
  const step = (name: string) => visitor.until(name, `location.search === '?step=${name}'`)
  await visitor.press(css('main a[href*="/CreateOrder"]'))
  await visitor.until('the name', `${css('#checkout-fullname')}?.value`)
  for (const [field, text] of Object.entries(ADDRESS)) await visitor.write(`#checkout-${field}`, text)
  await visitor.press(NEXT)
  await step('delivery')
  await visitor.press(NEXT)
  await step('payment')
  await visitor.press(css('main input[type=radio]:not([disabled])'))
  await visitor.press(NEXT)
  await step('confirmation')
  await visitor.press(css('#checkout-consentPrivacy'))
  await visitor.press(css('#checkout-consentCommercial'))
  await visitor.press(NEXT)
  const placed = css('a[id^="order-"]')
  await visitor.until('the order', `location.pathname === '/orders' && ${placed}`)
  return String(await visitor.run(`${placed}.textContent.trim()`))
}

export async function signOut(visitor: Visitor): Promise<void> {
  await visitor.press(MY_ACCOUNT)
  await visitor.press(named('[role=menuitem]', t('account.logout')))
  await visitor.at('/')
  await visitor.hydrated()
}

/** Step by step: a jump is asked about. */
export async function markSent(visitor: Visitor, id: string): Promise<void> {
  await visitor.go('/signIn?next=/admin')
  await signInFrom(visitor, staff)
  for (const status of ['In Processing', 'Sent'] as const) {
    await visitor.choose(named('select', t('admin.new_status_of', { id })), status)
    await visitor.press(named('button', t('admin.update_of', { id })))
    const notice = t('admin.updated', { id, status: t(`status.${status}`) })
    await visitor.until(notice, `document.body.innerText.includes(${JSON.stringify(notice)})`)
  }
}

import { MAX_VIEW_NAME } from '@bieznik/contract/people/saved-view'
import type { Page } from '@playwright/test'
import pl from '../messages/pl.json' with { type: 'json' }
import { addressIn, expect, test as base, texts } from './fixtures.ts'
import { chooseIn, filterNamed, openFilters } from './filter-choices.ts'
import { placeOrder, type NewOrder } from './orders.ts'
import { createCustomer, enterSignedIn } from './people.ts'
import { listTiresInStock } from './tires.ts'
import { unfold } from './unfold.ts'

const t = texts('pl')

interface Placed {
  /** Has a name of its own, so that what a test sees in the list is its own. */
  buyer: NewOrder['buyer']
  tire: NewOrder['tire']
  /** Orders the tire for the buyer, and answers the order's id. */
  place: (more?: Partial<NewOrder>) => Promise<string>
}

const test = base.extend<Placed>({
  buyer: async ({ identityUrl }, use) =>
    use(await createCustomer(identityUrl, `Ewa ${crypto.randomUUID().slice(0, 8)}`)),

  // The last of the list: those of the purchase are the first.
  tire: async ({ productApiUrl }, use) => {
    const tire = (await listTiresInStock(productApiUrl, 24)).at(-1)
    if (!tire) throw new Error('The seed has no tire of this size with enough in stock.')
    await use(tire)
  },

  place: async ({ request, identityUrl, buyer, tire }, use) =>
    use((more) => placeOrder(request, identityUrl, { buyer, tire, ...more })),
})

const rowOf = (page: Page, id: string) =>
  page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ has: page.getByRole('link', { name: id, exact: true }) })
const selectOf = (page: Page, id: string) => page.getByLabel(t('admin.new_status_of', { id }))
const updateOf = (page: Page, id: string) => page.getByRole('button', { name: t('admin.update_of', { id }) })

// Shows S2.6, S2.115, S2.116, D25
test(
  'an order appears by itself in a list that is searched and filtered, and the address has both',
  { tag: '@phone' },
  async ({ clerk, page, signedInAs, buyer, tire, place }) => {
    await signedInAs(clerk)
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: t('admin.orders_title') })).toBeVisible()
    await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''))
    await page.getByRole('searchbox', { name: t('admin.search') }).fill(buyer.name)
    await openFilters(page, t)
    await chooseIn(page, t('admin.status_filter'), t('status.Pending'))
    await expect(page.getByText(t('admin.empty'))).toBeVisible()

    const id = await place()
    await expect(rowOf(page, id)).toContainText(tire.title)
    await expect(rowOf(page, id)).toContainText(t('status.Pending'))
    await expect(rowOf(page, id)).toContainText('$')
    await expect(page.locator('html')).toHaveAttribute('data-not-reloaded', '')

    expect(new URL(page.url()).searchParams.get('search')).toBe(buyer.name)
    await page.reload()
    await expect(page.getByText(t('admin.found', { count: 1 }))).toBeVisible()
    await openFilters(page, t)
    await expect(filterNamed(page, t('admin.status_filter'))).toHaveText(t('status.Pending'))
    await page.getByRole('searchbox', { name: t('admin.search') }).fill(id)
    await expect(rowOf(page, id)).toContainText(buyer.name)
    await page.getByRole('link', { name: t('admin.title') }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/admin' && url.search === '')
  },
)

// Shows D21d
test('of two members of staff who change one order at once, one wins and the other is refused', async ({
  clerk,
  page,
  browser,
  identityUrl,
  browserErrors,
  place,
}) => {
  browserErrors.expect(/409/)
  const id = await place()
  const other = await browser.newPage()
  // The one who loses has not seen the change yet.
  await page.route('**/api/admin/orders-version', (route) => route.fulfill({ json: { version: 'old' } }))
  for (const each of [page, other]) {
    await enterSignedIn(each.context(), identityUrl, clerk)
    await each.goto(`/admin?search=${id}`)
    await selectOf(each, id).selectOption(each === page ? 'In Processing' : 'Canceled')
  }

  await updateOf(other, id).click()
  await other.getByRole('button', { name: t('admin.status_question.cancel') }).click()
  await expect(other.getByText(t('admin.updated', { id, status: t('status.Canceled') }))).toBeVisible()
  await updateOf(page, id).click()
  await expect(page.getByText(t('errors.stale_status'))).toBeVisible()
  await expect(page.getByText(t('admin.overtaken', { status: t('status.Canceled') }))).toBeVisible()
  await expect(selectOf(page, id)).toHaveValue('Canceled')
  await other.close()
})

// Shows S2.7, D21c
test('an order that is open follows what others do, and says who did what', async ({
  clerk,
  page,
  browser,
  identityUrl,
  signedInAs,
  buyer,
  tire,
  place,
}) => {
  const id = await place()
  await signedInAs(clerk)
  await page.goto(`/admin/order/${id}`)
  const changes = page.getByRole('region', { name: t('admin.history') })
  await unfold(changes)
  const history = changes.getByRole('listitem')
  await expect(history).toHaveCount(1)
  await expect(history.first()).toContainText(buyer.name)
  const items = page.getByRole('table', { name: t('admin.items') })
  await expect(items.getByRole('link', { name: tire.title })).toBeVisible()
  await expect(items.getByRole('img')).toBeVisible()

  const other = await browser.newPage()
  await enterSignedIn(other.context(), identityUrl, clerk)
  await other.goto(`/admin/order/${id}`)
  await other.getByRole('button', { name: t('admin.update'), exact: true }).click()
  await expect(other.getByText(t('admin.updated', { id, status: t('status.In Processing') }))).toBeVisible()
  await other.close()

  await expect(history).toHaveCount(2)
  await expect(history.last()).toContainText(clerk.name)
  await expect(history.last()).toContainText(t('status.In Processing'))
  await expect(page.getByText(t('admin.overtaken', { status: t('status.In Processing') }))).toBeVisible()
  await expect(page.getByRole('button', { name: t('admin.update'), exact: true })).toBeDisabled()
})

// Shows D41
test('a change of status can be undone before the buyer is notified', async ({
  clerk,
  page,
  signedInAs,
  place,
}) => {
  const id = await place()
  await signedInAs(clerk)
  await page.goto(`/admin?search=${id}`)
  await selectOf(page, id).selectOption('Canceled')
  await updateOf(page, id).click()
  await page.getByRole('button', { name: t('admin.status_question.cancel') }).click()
  await expect(rowOf(page, id)).toContainText(t('status.Canceled'))
  await page.getByRole('button', { name: t('ui.undo') }).click()
  await expect(page.getByText(t('admin.undone', { id, status: t('status.Pending') }))).toBeVisible()
  await expect(selectOf(page, id)).toHaveValue('Pending')
})

test(
  'staff see what is waiting before the list',
  { tag: '@phone' },
  async ({ clerk, page, signedInAs, place }) => {
    await place()
    await signedInAs(clerk)
    await page.goto('/admin')
    const waiting = page.getByRole('region', { name: t('admin_home.title') })
    const days = waiting.getByText(t('admin_home.days'), { exact: true }).first()
    await expect(days).toBeVisible()
    // Folded away until somebody asks.
    await expect(waiting.getByRole('figure')).toHaveCount(0)
    await days.click()
    await expect(waiting.getByRole('figure')).toHaveCount(2)
    await expect(waiting.getByRole('figure').first().locator('rect').first()).toBeAttached()
    await waiting.getByText(t('admin_home.as_table')).click()
    await expect(waiting.getByRole('row')).toHaveCount(31)
    await waiting.getByRole('link').first().click()
    await openFilters(page, t)
    await expect(filterNamed(page, t('admin.status_filter'))).toHaveText(t('status.Pending'))
  },
)

/** An order that was placed, with a name that no other has, as staff's list of that name shows it. */
async function openListOf(
  page: Page,
  { name, ids }: { name: string; ids: readonly string[] },
): Promise<void> {
  await page.goto(`/admin?search=${encodeURIComponent(name)}`)
  for (const id of ids) await expect(rowOf(page, id)).toBeVisible()
}

const panelOf = (page: Page, id: string) => page.getByRole('region', { name: t('admin.order_title', { id }) })

test('of the orders fifteen and more are in view at 1280 by 800, with all that is needed to choose one', async ({
  clerk,
  page,
  signedInAs,
  buyer,
  place,
}) => {
  const ids = [await place(), await place()]
  await signedInAs(clerk)
  await openListOf(page, { name: buyer.name, ids })
  const [first, second] = await Promise.all(ids.toReversed().map((id) => rowOf(page, id).boundingBox()))
  if (!first || !second) throw new Error('An order is not shown.')
  const rows = Math.floor((800 - first.y) / (second.y - first.y))
  expect(rows).toBeGreaterThanOrEqual(15)
  for (const text of ['Łódź', 'Odbiór', 'Przy odbiorze', t('status.Pending')])
    await expect(rowOf(page, ids[0] ?? '')).toContainText(text)
  await expect(page.getByRole('figure')).toHaveCount(0)
  // Nothing has to be scrolled sideways.
  const table = page.getByRole('region', { name: t('admin.orders_title') })
  expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBeLessThanOrEqual(1)
})

test('many orders are changed at once after a question, and undone together', async ({
  clerk,
  page,
  signedInAs,
  buyer,
  place,
}) => {
  const ids = [await place(), await place()]
  await signedInAs(clerk)
  await openListOf(page, { name: buyer.name, ids })
  await page.getByRole('checkbox', { name: t('admin.list.select_shown') }).check()
  await expect(page.getByRole('group', { name: t('admin_orders.selected', { count: 2 }) })).toBeVisible()
  await page.getByLabel(t('admin_orders.new_status')).selectOption('In Processing')
  await page.getByRole('button', { name: t('admin_orders.change_selected') }).click()
  const status = t('status.In Processing')
  const question = page.getByRole('dialog', { name: t('admin_orders.question.title', { count: 2, status }) })
  const [newest = ''] = ids.toReversed()
  await question.getByText(t('admin_orders.mail_example', { id: newest })).click()
  await expect(question.getByText(buyer.email)).toBeVisible()
  await question.getByRole('button', { name: t('admin_orders.question.change') }).click()
  await expect(page.getByText(t('admin_orders.many_changed', { count: 2, status }))).toBeVisible()
  for (const id of ids) await expect(rowOf(page, id)).toContainText(status)
  await page.getByRole('button', { name: t('ui.undo') }).click()
  await expect(page.getByText(t('admin_orders.many_undone', { count: 2 }))).toBeVisible()
  for (const id of ids) await expect(selectOf(page, id)).toHaveValue('Pending')
})

test('an order is opened beside the list, and keys lead to the next and to its status', async ({
  clerk,
  page,
  signedInAs,
  buyer,
  place,
}) => {
  const older = await place()
  const newer = await place()
  await signedInAs(clerk)
  await openListOf(page, { name: buyer.name, ids: [older, newer] })
  await rowOf(page, newer).getByText(buyer.name).click()
  const panel = panelOf(page, newer)
  await expect(panel.getByRole('link', { name: '+48600100200' })).toHaveAttribute('href', 'tel:+48600100200')
  await expect(panel.getByRole('link', { name: buyer.email })).toHaveAttribute(
    'href',
    `mailto:${buyer.email}`,
  )
  await page.keyboard.press('j')
  await expect(panelOf(page, older).getByLabel(t('admin.change_status'))).toBeVisible()
  await page.keyboard.press('s')
  await expect(panelOf(page, older).getByLabel(t('admin.change_status'))).toBeFocused()
  await page.reload()
  await panelOf(page, older)
    .getByRole('button', { name: t('admin_orders.previous') })
    .click()
  await expect(panelOf(page, newer)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panelOf(page, newer)).toHaveCount(0)
  await expect(rowOf(page, newer)).toBeVisible()
})

test('what one member of staff notes on an order, the other sees, and the buyer does not', async ({
  clerk,
  page,
  browser,
  identityUrl,
  signedInAs,
  buyer,
  place,
}) => {
  const id = await place()
  await signedInAs(clerk)
  await page.goto(`/admin/order/${id}`)
  const handling = page.getByRole('region', { name: t('admin_orders.handling') })
  await unfold(handling)
  await expect(handling.getByText(t('admin_orders.no_notes'))).toBeVisible()

  const other = await browser.newPage()
  await enterSignedIn(other.context(), identityUrl, clerk)
  await other.goto(`/admin/order/${id}`)
  const theirs = other.getByRole('region', { name: t('admin_orders.handling') })
  await unfold(theirs)
  await theirs.getByRole('button', { name: t('admin_orders.take'), exact: true }).click()
  await theirs.getByLabel(t('admin_orders.new_note')).fill('Dzwonić po 16.')
  await theirs.getByRole('button', { name: t('admin_orders.add_note') }).click()
  await theirs.getByLabel(t('admin_orders.new_tag')).fill('Pilne')
  await theirs.getByRole('button', { name: t('admin_orders.add_tag'), exact: true }).click()
  await expect(theirs.getByRole('button', { name: t('admin_orders.untag', { tag: 'pilne' }) })).toBeVisible()
  await other.close()

  const notes = handling.getByRole('list', { name: t('admin_orders.notes') })
  await expect(notes).toContainText('Dzwonić po 16.')
  await expect(notes).toContainText(clerk.name)
  await expect(
    handling.getByRole('button', { name: t('admin_orders.untag', { tag: 'pilne' }) }),
  ).toBeVisible()
  await page.goto(`/admin?search=${id}&tag=pilne&held=me`)
  await expect(rowOf(page, id)).toContainText(t('admin_orders.notes_count', { count: 1 }))

  await signedInAs(buyer)
  await page.goto('/orders')
  await expect(page.getByRole('main')).toContainText(id)
  await expect(page.getByText(/Dzwonić|pilne/)).toHaveCount(0)
})

test('a parcel that staff add is followed by the buyer', async ({
  clerk,
  page,
  signedInAs,
  buyer,
  place,
}) => {
  const id = await place({ typeOfDelivery: 'shipping_to_customer' })
  await signedInAs(clerk)
  await page.goto(`/admin/order/${id}`)
  const parcels = page.getByRole('region', { name: t('admin_orders.parcels'), exact: true })
  await unfold(parcels)
  await parcels.getByLabel(t('admin_orders.carrier')).selectOption('inpost')
  await parcels.getByLabel(t('admin_orders.parcel_number')).fill('5200 0001 2345 6789 0123 4567')
  await parcels.getByRole('button', { name: t('admin_orders.add_parcel') }).click()
  const link = { name: 'InPost 520000012345678901234567' }
  await expect(parcels.getByRole('link', link)).toBeVisible()

  await signedInAs(buyer)
  await page.goto(`/orders?order=${id}`)
  await expect(page.getByRole('dialog').getByRole('link', link)).toHaveAttribute(
    'href',
    'https://inpost.pl/sledzenie-przesylek?number=520000012345678901234567',
  )
})

test('a label from InPost becomes a parcel that the buyer follows', async ({
  clerk,
  page,
  signedInAs,
  buyer,
  place,
}) => {
  const id = await place({ typeOfDelivery: 'shipping_to_customer' })
  await signedInAs(clerk)
  await page.goto(`/admin/print?orders=${id}`)
  const labels = page.getByRole('region', { name: t('shipments.title', { carrier: 'InPost' }) })
  await unfold(labels)
  await labels.getByLabel(t('shipments.packed.kilograms')).fill('9,5')
  await labels.getByRole('button', { name: t('shipments.ask', { count: 1, carrier: 'InPost' }) }).click()
  await expect(labels.getByText(t('shipments.states.ready'))).toBeVisible()
  const [label] = await Promise.all([
    page.waitForEvent('download'),
    labels.getByRole('button', { name: t('shipments.label') }).click(),
  ])
  expect(label.suggestedFilename()).toMatch(/\.pdf$/)
  await page.goto(`/admin/order/${id}`)
  const link = { name: /^InPost 6200/ }
  await expect(page.getByRole('link', link).first()).toBeVisible()

  await signedInAs(buyer)
  await page.goto(`/orders?order=${id}`)
  await expect(page.getByRole('dialog').getByRole('link', link)).toBeVisible()
})

test('a filter is saved under a name, and a colleague chooses it in another browser', async ({
  clerk,
  page,
  browser,
  identityUrl,
  signedInAs,
  buyer,
  place,
}) => {
  const id = await place()
  await signedInAs(clerk)
  await openListOf(page, { name: buyer.name, ids: [id] })
  const {
    delivery_with_assembly: pickup,
    shipping_to_customer: sending,
    shipping_to_another_address: elsewhere,
  } = pl.admin_orders.deliveries
  await chooseIn(page, t('admin_orders.delivery'), sending, elsewhere)
  await expect(page.getByText(t('admin.empty'))).toBeVisible()
  await chooseIn(page, t('admin_orders.delivery'), pickup)
  await chooseIn(page, t('admin_orders.payment'), pl.admin_orders.paid.at_delivery)
  await expect(rowOf(page, id)).toBeVisible()
  await page.getByRole('button', { name: t('admin.list.views.title') }).click()
  await page.getByRole('menuitem', { name: t('admin.list.views.change') }).click()
  const views = page.getByRole('dialog')
  const name = `Odbiory ${buyer.name}`.slice(0, MAX_VIEW_NAME)
  await views.getByLabel(t('admin.list.views.name')).fill(name)
  await views.getByRole('button', { name: t('admin.list.views.save') }).click()
  await expect(views.getByRole('listitem').filter({ hasText: name })).toBeVisible()

  const colleague = await browser.newPage()
  await enterSignedIn(colleague.context(), identityUrl, clerk)
  await colleague.goto('/admin')
  // By then the page listens.
  await expect(colleague.locator('tbody tr').first()).toBeVisible()
  await colleague.getByRole('button', { name: t('admin.list.views.title') }).click()
  await colleague.getByRole('menuitemcheckbox', { name }).click()
  await expect(colleague.getByText(t('admin.found', { count: 1 }))).toBeVisible()
  await expect(rowOf(colleague, id)).toBeVisible()
  await expect(colleague.getByRole('button', { name: t('admin.list.views.shown', { name }) })).toBeVisible()
  await colleague.close()

  await views.getByRole('button', { name: t('admin.list.views.remove_of', { name }) }).click()
  await expect(views.getByRole('listitem').filter({ hasText: name })).toHaveCount(0)
})

/** On paper, in the dark scheme too: only the sheet, black on white, on so many pages of A4. */
async function expectPrintedAlone(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  // The browser says that it is another medium before it has drawn it.
  await expect(page.getByRole('article')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('article')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/)
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
}

test('the packing slips of chosen orders are printed in one run, after what is to be fetched for them', async ({
  clerk,
  page,
  signedInAs,
  buyer,
  place,
}) => {
  const ids = [await place(), await place()]
  await signedInAs(clerk)
  await openListOf(page, { name: buyer.name, ids })
  await page.getByRole('checkbox', { name: t('admin.list.select_shown') }).check()
  // In a window of its own: what is chosen in the list stays.
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: t('admin_orders.print') }).click()
  const paper = await opened
  const sheets = paper.getByRole('article')
  await expect(sheets).toHaveCount(3)
  await expect(sheets.first()).toContainText(t('print.pick_list', { count: 2 }))
  await expect(sheets.first()).toContainText(t('print.pieces', { count: 2 }))
  for (const id of ids)
    await expect(
      paper.getByRole('heading', { level: 2, name: t('print.packing_slip_title', { id }) }),
    ).toBeVisible()
  await paper.emulateMedia({ media: 'print' })
  await expect(paper.getByRole('button')).toHaveCount(0)
  const pdf = (await paper.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3)
  await paper.close()
  await expect(page.getByRole('group', { name: t('admin_orders.selected', { count: 2 }) })).toBeVisible()
})

test("the papers of an order are printed, the confirmation in the buyer's language", async ({
  clerk,
  page,
  signedInAs,
  buyer,
  tire,
  place,
}) => {
  const [language, reader] = ['ru', 'en'] as const
  const own = texts(language)
  const id = await place({ language })

  await signedInAs(clerk)
  await page.goto(addressIn(reader, `/admin/order/${id}`))
  await page.getByRole('link', { name: texts(reader)('admin.packing_slip') }).click()
  const slip = page.getByRole('article')
  await expect(slip.getByRole('heading', { level: 1 })).toHaveText(
    texts(reader)('print.packing_slip_title', { id }),
  )
  for (const text of [buyer.name, '+48600100200', tire.title]) await expect(slip).toContainText(text)
  // What is collected at the delivery, and no price of the goods.
  await expect(slip.getByRole('table')).not.toContainText('zł')
  await expectPrintedAlone(page)

  await page.goto(addressIn(reader, `/admin/order/${id}/confirmation`))
  const title = own('print.confirmation_title', { id })
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('article')).toHaveAttribute('lang', language)
  await expectPrintedAlone(page)
  // A footer of a table would be repeated on every sheet, and the total with it.
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('tfoot')).toHaveCSS('display', 'table-row-group')
  await page.emulateMedia({ media: 'screen' })

  await signedInAs(buyer)
  await page.goto(addressIn(reader, `/orders/${id}/confirmation`))
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('article')).toContainText(own('payment.payment_at_delivery'))
})

test('the confirmation of another person’s order is not there', async ({
  page,
  customer,
  signedInAs,
  browserErrors,
  buyer,
  place,
}) => {
  browserErrors.expect(/404/)
  const id = await place()
  await signedInAs(customer)
  await page.goto(`/orders/${id}/confirmation`)
  await expect(page.getByRole('alert').filter({ hasText: t('errors.not_found') })).toBeVisible()
  await expect(page.getByText(buyer.name)).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('print.back_to_orders') })
    .click()
  await expect(page).toHaveURL(/\/orders$/)
})

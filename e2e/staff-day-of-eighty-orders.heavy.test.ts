import type { Locator, Page } from '@playwright/test'
import { createStaff } from './accounts.ts'
import { expect, test, texts } from './fixtures.ts'
import { placeManyOrders } from './many-orders.ts'
import { Presses } from './presses.ts'

const t = texts('pl')

const ORDERS = 80
/** So many of the parcel numbers come as a list of the carrier; the rest is scanned. */
const LISTED = 60
const MOST_PRESSES = 100
/** To learn from an order what was ordered and where it is, while its buyer waits at the telephone. */
const PRESSES_OF_A_CALL = 3

const numberOf = (at: number) => `0000${String(10_000_000 + at)}`

/** A day in the back office, on one page: the list of orders with an order beside it. */
class Day {
  readonly press = new Presses()
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  button(name: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: true })
  }

  panelOf(id: number): Locator {
    return this.page.getByRole('region', { name: t('admin.order_title', { id: String(id) }) })
  }

  async open(id: number): Promise<Locator> {
    await this.press.on(this.page.locator(`#order-row-${id}`).getByRole('cell').nth(1))
    return this.panelOf(id)
  }

  /** All the chosen orders at once. */
  async changeAll(status: 'In Processing' | 'Sent' | 'Delivered'): Promise<void> {
    await this.press.choose(this.page.getByLabel(t('admin_orders.new_status')), status)
    await this.press.on(this.button(t('admin_orders.change_selected')))
    await this.press.on(this.button(t('admin_orders.question.change'), this.page.getByRole('dialog')))
    const notice = t('admin_orders.many_changed', { count: ORDERS, status: t(`status.${status}`) })
    await expect(this.page.getByText(notice)).toBeVisible()
  }

  async print(): Promise<void> {
    const sheets = this.page.context().waitForEvent('page')
    await this.press.on(this.page.getByRole('link', { name: t('admin_orders.print') }))
    const paper = await sheets
    await expect(paper.getByRole('article')).toHaveCount(ORDERS + 1)
    await expect(paper.getByRole('article').first()).toContainText(t('print.pick_list', { count: ORDERS }))
    await this.press.on(this.button(t('print.print'), paper))
    this.press.count += 1
    await paper.close()
  }

  /** `ids` are those of the list, from its top. */
  async enterParcels(ids: readonly number[]): Promise<void> {
    await this.press.on(this.button(t('admin_orders.many_parcels.open')))
    const dialog = this.page.getByRole('dialog')
    const fieldOf = (at: number) => dialog.getByLabel(new RegExp(`^${ids[at]}, `))
    await expect(fieldOf(0)).toBeFocused()
    const list = ids.slice(0, LISTED).map((id, at) => `${id};${numberOf(at)}`)
    await this.paste(fieldOf(0), list.join('\n'))
    await this.press.on(fieldOf(LISTED))
    for (let at = LISTED; at < ORDERS; at += 1) {
      await this.page.keyboard.type(numberOf(at))
      // The last one saves.
      await this.press.key(this.page, 'Enter')
    }
    await expect(dialog).toHaveCount(0)
    const saved = t('admin_orders.many_parcels.saved', { count: ORDERS })
    await expect(this.page.getByText(saved)).toBeVisible()
  }

  private async paste(field: Locator, text: string): Promise<void> {
    this.press.count += 1
    await field.evaluate((input, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', pasted)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  }

  async correct(id: number): Promise<void> {
    const card = (await this.open(id)).getByRole('region', { name: t('corrections.title') })
    await this.press.on(this.button(t('corrections.open'), card))
    await this.press.type(card.getByLabel(t('corrections.fields.address')), 'ul. Nowa 7')
    await this.press.type(card.getByLabel(t('corrections.reason')), 'Uzgodniono telefonicznie')
    await this.press.key(this.page, 'Enter')
    await expect(card.getByRole('list', { name: t('corrections.made') })).toContainText('→ ul. Nowa 7')
  }

  /** Somebody calls: the number leads to the order, which says what was ordered and where it is without another press. */
  async answerCall({ id, phone, parcel }: { id: number; phone: string; parcel: string }): Promise<void> {
    const before = this.press.count
    const search = this.page.getByRole('searchbox', { name: t('admin.search') })
    const name = await search.inputValue()
    await this.press.type(search, phone)
    await expect(this.page.locator('[id^="order-row-"]')).toHaveCount(1)
    const panel = await this.open(id)
    await expect(panel.getByRole('table', { name: t('admin.items') })).toBeInViewport()
    await expect(panel.getByRole('link', { name: `DPD ${parcel}` })).toBeVisible()
    expect(this.press.count - before).toBeLessThanOrEqual(PRESSES_OF_A_CALL)
    await search.fill(name)
  }

  async refund(id: number): Promise<void> {
    const card = (await this.open(id)).getByRole('region', { name: t('corrections.returns.title') })
    await this.press.on(this.button(t('corrections.returns.refund'), card))
    await this.press.choose(card.getByLabel(t('corrections.returns.what')), 'all')
    await this.press.type(card.getByLabel(t('corrections.returns.reason')), 'Zwrot')
    await this.press.key(this.page, 'Enter')
    await this.press.on(this.button(t('corrections.returns.send'), this.page.getByRole('dialog')))
    const sent = card.getByRole('list', { name: t('corrections.returns.sent') })
    await expect(sent).toContainText(t('corrections.returns.by_hand'))
  }

  async takeBack(id: number): Promise<void> {
    const card = (await this.open(id)).getByRole('region', { name: t('corrections.returns.title') })
    await this.press.on(this.button(t('corrections.returns.take_back'), card))
    await this.press.type(card.getByLabel(t('corrections.returns.to_stock')), '1')
    await this.press.type(card.getByLabel(t('corrections.returns.note')), 'Nie ten rozmiar')
    await this.press.key(this.page, 'Enter')
    await expect(card.getByRole('list', { name: t('corrections.returns.made') })).toContainText('1 ×')
  }
}

test('eighty orders are packed, sent, corrected and refunded from the list in few presses', async ({
  page,
  request,
  identityUrl,
  productApiUrl,
  signedInAs,
}) => {
  test.setTimeout(420_000)
  const name = `Dzienna ${crypto.randomUUID().slice(0, 8)}`
  const placed = await placeManyOrders(request, { count: ORDERS, name, identityUrl, productApiUrl })
  const ids = placed.toReversed()
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = ids
  await signedInAs(await createStaff(identityUrl, 'Iga Magazyn'))
  const day = new Day(page)
  const { press } = day
  await page.goto('/admin')
  await press.type(page.getByRole('searchbox', { name: t('admin.search') }), name)
  await expect(page.getByText(t('admin.found', { count: ORDERS }))).toBeVisible()

  for (const id of [first, second, third]) await day.correct(id)
  // To three more somebody calls: their numbers stand in the panel, to which one key leads.
  await press.on(page.getByRole('button', { name: t('admin_orders.next') }))
  for (const id of [fourth, fifth, sixth]) {
    const phone = `+48600${100_000 + placed.indexOf(id)}`
    await expect(day.panelOf(id).getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone}`)
    await press.key(page, 'j')
  }

  const unpacked = press.count
  await press.on(page.getByRole('checkbox', { name: t('admin.list.select_shown') }))
  await day.changeAll('In Processing')
  await day.print()
  const list = page.waitForEvent('download')
  await press.on(day.button(t('admin_orders.carrier_list.save')))
  expect((await list).suggestedFilename()).toMatch(/^bieznik-parcels-.*\.csv$/)
  await day.enterParcels(ids)
  await day.changeAll('Sent')
  expect(press.count - unpacked).toBeLessThanOrEqual(ORDERS)
  const sent = await day.open(first)
  await expect(sent.getByRole('link', { name: `DPD ${numberOf(0)}` })).toBeVisible()
  await day.changeAll('Delivered')
  await press.on(day.button(t('admin_orders.unselect')))

  await day.answerCall({
    id: second,
    phone: `+48600${100_000 + placed.indexOf(second)}`,
    parcel: numberOf(1),
  })
  for (const id of [fourth, fifth]) await day.refund(id)
  await day.takeBack(sixth)
  await expect(page).toHaveURL((url) => url.pathname === '/admin')
  expect(press.count).toBeLessThanOrEqual(MOST_PRESSES)
})

import { readFile } from 'node:fs/promises'
import { grosze } from '@bieznik/contract/money/money'
import { personalRowsSchema } from '@bieznik/contract/people/personal-data'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { connectFailingDatabase } from '../../../test/failing-database.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop, type Customer } from '../../../test/shop.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { personCars } from '../../platform/db/schema/person-cars.ts'
import { personalTables } from './personal-tables.ts'

const shop = await buildTestShop()

/** What every kind of product has of its safety, and where it lies. */
const SAFETY = 'place maker model ean part_number warnings_pl warnings_en warnings_ru'

/** Tables that know nobody but staff, who act for the shop: the uids in them name accounts, and stay with what was done. */
const nobodys = {
  products:
    'id product_type title title_en title_ru price regular_price lowest_price url quantity_in_stock in_archive created_at updated_at search_text',
  search_changes: 'product_id tx at',
  // A text that was searched for in vain, and how often: nothing of who it was.
  search_misses: 'text times last_at',
  tires: `product_id manufacturer type_of_tire ic_vc width profile diameter season protector urls inf inf_en inf_ru snow_marking fuel_class wet_grip noise noise_class ice_grip eprel product_sheet tread_depth weight approval retread_week carcass_week carcass_class load_class is_retreaded load_index top_speed sale_price sold_out size_sold ${SAFETY}`,
  wheels: `product_id type_of_wheel diameter width central_bore_diameter bolt_spacing second_bolt_spacing color material et bolt_seat max_load weight approval sale_price sold_out size_sold ${SAFETY}`,
  spacers: `product_id bolt_distance bolt_info thickness bore_hub bore_wheel system bolt_length bolts_included material weight papers sale_price sold_out size_sold ${SAFETY}`,
  // Companies that answer for products, and whoever they name for it.
  manufacturers:
    'id name mark address contact country responsible_name responsible_address responsible_contact written_by written_at',
  backups: 'bytes id taken_at',
  bank_statements: 'id file_name format imported_by imported_at',
  // Values of columns that may say something about a customer are not in it (audit.test.ts).
  audit_log: 'id at who role call request_id action entity entity_id before after withheld',
  idempotent_requests: 'scope key request_hash reply created_at',
  invoice_series: 'name last_number last_issued_on',
  ksef_calls: 'id kind at blocked_until',
  recalls: 'id key product_ids sold_from sold_until hazard action remedy started_by started_at',
  news: 'id title description title_en description_en title_ru description_ru url url_video created_date published_at updated_at version author editor',
  exchange_rates: 'date pln_per_usd',
  product_changes: 'id product_id event who reason price_from price_to fields at',
  price_history: 'id product_id price is_reduced since',
  purchase_prices: 'id product_id price since who',
  imported_purchase_prices: 'import_id purchase_price_id',
  reductions: 'id product_id price starts_at ends_at started_at ended_at lowest_price who created_at',
  bulk_changes: 'id change who at changed undone_at undone_by',
  bulk_change_products: 'bulk_change_id product_id price_from price_to place_from reduction_id',
  // Couriers for parcels of many orders; who ordered one is a member of staff.
  dispatch_orders:
    'id carrier key state carrier_id carrier_status problem problem_fields tries due_at asked_by asked_at',
  dispatched_shipments: 'dispatch_order_id shipment_id',
  added_words: 'id word is_beginning meaning who added_at',
  currency_rates: 'currency pln date',
  suppliers: 'id name reading who at',
  // Filters of lists; who made one is a member of staff.
  saved_views: 'id list name query made_by made_at',
  supplier_feeds: 'supplier_id url every_hours next_run_at applies max_changed max_price_change who',
  supplier_feed_runs:
    'id supplier_id at outcome reason digest file file_name counts largest_price_change import_id',
  supplier_products: 'supplier_id code product_id import_id',
  product_imports: 'id file_name who at created changed undone_at undone_by',
  product_import_changes: 'import_id product_id before after',
  // Addresses that wait for a product, of whoever typed them: gone with their mail, or after 180 days.
  stock_notices: 'id product_id email language asked_at',
  // Addresses to which the owner offered a role: gone 30 days after its last day.
  staff_invitations:
    'id email role language invited_by invited_at expires_at withdrawn_at withdrawn_by accepted_at accepted_by',
  // Ids of what was given up, and who of the staff took care of it.
  handled_failures: 'kind subject handled_by handled_at',
  invoice_failures: 'order_id failure tries due_at failed_at',
  // Sealed with a key that only the person has, and gone after a day.
  withdrawal_drafts: 'id sealed created_at',
  complaint_drafts: 'id sealed created_at',
}

/** What is known of people, column by column, whatever else the table has. */
const peoples = {
  cart_lines: 'user_id product_id quantity added_at',
  idempotency_keys: 'user_id key request_hash order_id created_at',
  person_cars: 'user_id cars updated_at',
  // What is reported about an opinion; its author may have given an address until it is closed.
  opinion_reports: 'id opinion_id reason email reported_at closed_at closed_by',
  opinion_changes: 'id opinion_id event who at reason rating text name car mileage language',
  opinion_photos: 'name opinion_id position content created_at',
  opinions:
    'id order_item_id product_id user_id rating text name car mileage language written_at edited_at answer answered_at hidden_reason',
  customer_notes: 'id user_id text written_by written_at',
  customer_access_log: 'id user_id event who at',
  consents: 'id user_id kind email text_version language given_at given_as withdrawn_at',
  orders:
    'id user_id order_date status delivered_at customer_type name tax_id email phone address city post_code country buyer_address buyer_city buyer_post_code buyer_country type_of_delivery contact_person recipient recipient_phone courier_note pickup_day deliver_by type_of_payment paid_until is_paid payment_reminded_at document_kind receipt_number language accepted_rules accepted_privacy accepted_returns consent_commercial pln_per_usd exchange_rate_date held_by tags',
  order_extras: 'id order_id kind detail item_id other_item_id',
  order_items: 'id order_id product_id title title_language url price lowest_price quantity',
  order_status_changes: 'id order_id from_status to_status changed_by changed_at',
  // What staff noted: who and what is in no copy.
  order_work_log: 'id order_id kind detail done_by done_at',
  order_corrections: 'id order_id reason fields lines total_before total_after done_by done_at',
  order_returns: 'id order_id key note withdrawal_id complaint_id done_by done_at',
  order_return_lines: 'return_id order_item_id pieces condition',
  refunds:
    'id order_id key payment_id amount usd_cents reason state withdrawal_id complaint_id asked_by asked_at ended_at next_look_at is_whole problem',
  parcels: 'id order_id carrier number pieces grams added_at',
  // The label has no more of a person than the order; who asked is in no copy.
  shipments:
    'id order_id carrier reference state pieces grams length width height is_non_standard street building collects carrier_id carrier_status number label parcel_id is_canceling problem problem_fields tries due_at leased_until asked_by asked_at',
  payments:
    'id user_id idempotency_key provider wallet_order_id session_id capture_id state amount usd_cents pln_per_usd exchange_rate_date order_id statement_line_id created_at captured_at refunded_at refunded_by received_amount refund_asked_at refund_rejections capture_asked_at declines refunded_amount refunded_usd_cents withdrawn_at next_look_at',
  mail_outbox:
    'id recipient language kind about unique_key order_id status withdrawal_id complaint_id recall_id consent_id product_id invoice_id correction_id refund_id payment_id created_at sent_at message_key tries due_at last_failure set_aside_at',
  withdrawals:
    'id idempotency_key name email order_text lines account language channel received_at refund_due status order_id note',
  withdrawal_changes: 'id withdrawal_id from_status to_status changed_by changed_at',
  complaints:
    'id idempotency_key name email order_text basis demand text photos language channel received_at answer_due entered_by order_id decision answer answered_at answered_by is_repaired remedy reduction settlement reminders',
  complaint_photos: 'draft_id name complaint_id content created_at',
  // What the bank says of who paid; what staff noted on it is in no copy.
  bank_statement_lines:
    'id statement_id booked_on amount title payer payer_account fingerprint order_refs settled_at',
  bank_reversals:
    'id statement_id booked_on amount title payer payer_account fingerprint line_id settled_at settled_by',
  bank_line_events: 'id line_id event order_id amount note who at',
  invoices:
    'id series sequence kind order_id corrects_id issued_on issued_at issued_by language gross content xml sha256 replaces_id',
  ksef_submissions:
    'invoice_id state session_reference invoice_reference ksef_number verification_url confirmation tries resends due_at last_failure sent_at accepted_at',
  stock_ledger: 'id product_id change reason who note order_id at',
}

const columnsSchema = z.array(z.object({ table_name: z.string(), column_name: z.string() }))

test('every column of the database is somebody’s or nobody’s', async () => {
  const { rows } = await shop.db.execute(sql`
    select table_name, column_name from information_schema.columns where table_schema = 'public'
  `)
  const found = columnsSchema.parse(rows).map((row) => `${row.table_name}.${row.column_name}`)
  const known = Object.entries({ ...nobodys, ...peoples }).flatMap(([table, columns]) =>
    columns.split(' ').map((column) => `${table}.${column}`),
  )
  expect(found.toSorted()).toEqual(known.toSorted())
})

test('personal data are copied and erased, or retained with a reason', () => {
  expect(personalTables.map(({ name }) => name).toSorted()).toEqual(Object.keys(peoples).toSorted())
})

test('the page on personal data says the same', async () => {
  const page = await readFile(new URL('../../../../docs/personal-data.md', import.meta.url), 'utf8')
  const cells = page
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, name = '']) => name.startsWith('`') && name.slice(1, -1) in peoples)
    .map(([, name, , fate]) => [name, fate])
  expect(cells).toEqual(
    personalTables.map(({ name, reason }) => [`\`${name}\``, reason ? `kept: ${reason}` : 'erased']),
  )
})

async function shopWith(customer: Customer): Promise<number> {
  await customer.add(ids.tire, 1)
  const { id } = orderIn(
    await customer.order({ companyName: 'Firma', unn: '5260001246' }, `key-${customer.uid}`),
  )
  await customer.add(ids.wheel, 2)
  await shop.db.insert(payments).values({
    userId: customer.uid,
    idempotencyKey: `payment-${customer.uid}`,
    amount: grosze(39_132),
    usdCents: 10_000,
    plnPerUsd: 3.9132,
    exchangeRateDate: '2026-10-09',
  })
  await shop.db.insert(personCars).values({ userId: customer.uid, cars: { cars: [], currentId: null } })
  return id
}

const pathOf = ({ uid }: Customer) => `/api/shop/people/${uid}`
const rowsOf = async (customer: Customer) =>
  personalRowsSchema.parse((await customer.get(pathOf(customer))).body)
const counted = (rows: z.output<typeof personalRowsSchema>) =>
  Object.fromEntries(Object.entries(rows).map(([name, found]) => [name, found.length]))

test('a copy has every row of a person, and nobody else’s', async () => {
  const [jan, ola] = [shop.asCustomer('jan'), shop.asCustomer('ola')]
  const orderId = await shopWith(jan)
  await shopWith(ola)
  const rows = await rowsOf(jan)
  expect(counted(rows)).toEqual({
    cart_lines: 1,
    idempotency_keys: 1,
    person_cars: 1,
    opinion_reports: 0,
    opinion_changes: 0,
    opinion_photos: 0,
    opinions: 0,
    customer_notes: 0,
    customer_access_log: 0,
    consents: 1,
    orders: 1,
    order_extras: 0,
    order_items: 1,
    order_status_changes: 1,
    order_work_log: 0,
    order_corrections: 0,
    order_returns: 0,
    order_return_lines: 0,
    refunds: 0,
    parcels: 0,
    shipments: 0,
    payments: 1,
    bank_statement_lines: 0,
    bank_reversals: 0,
    bank_line_events: 0,
    invoices: 0,
    ksef_submissions: 0,
    mail_outbox: 1,
    withdrawals: 0,
    withdrawal_changes: 0,
    complaints: 0,
    complaint_photos: 0,
    stock_ledger: 1,
  })
  expect(rows).toMatchObject({
    cart_lines: [{ userId: 'jan', productId: ids.wheel, quantity: 2 }],
    person_cars: [{ userId: 'jan', cars: '{"cars":[],"currentId":null}' }],
    orders: [{ id: orderId, email: 'jan@example.com', phone: '+48123456789', buyerCity: 'Kraków' }],
    mail_outbox: [{ about: expect.stringContaining(`"orderId":${orderId}`), recipient: 'jan@example.com' }],
  })
  expect(JSON.stringify(rows)).not.toContain('ola')
})

test('erasure leaves what the law retains, another’s rows as they are, and may be repeated', async () => {
  const [ewa, eva] = [shop.asCustomer('ewa'), shop.asCustomer('eva')]
  await shopWith(ewa)
  await shopWith(eva)
  const before = { ewa: await rowsOf(ewa), eva: await rowsOf(eva) }
  for (let time = 0; time < 2; time++) {
    const reply = await ewa.call('DELETE', pathOf(ewa))
    const [given] = before.ewa.consents ?? []
    const consents = [{ ...given, withdrawnAt: expect.any(String) }]
    expect(reply).toEqual(
      expect.objectContaining({
        status: 200,
        body: { ...before.ewa, cart_lines: [], idempotency_keys: [], person_cars: [], consents },
      }),
    )
  }
  expect(await rowsOf(eva)).toEqual(before.eva)
})

test('erasure that fails on its way has erased nothing', async () => {
  const iza = shop.asCustomer('iza')
  await shopWith(iza)
  const before = await rowsOf(iza)
  const { db, pool, failWhen } = connectFailingDatabase(shop.url)
  const failing = await buildTestShop({ db })
  failing.app.addHook('onClose', () => pool.end())
  failWhen((text) => text.includes('"idempotency_keys"'))
  expect(await failing.asCustomer('iza').call('DELETE', pathOf(iza))).toMatchObject({ status: 500 })
  expect(await rowsOf(iza)).toEqual(before)
})

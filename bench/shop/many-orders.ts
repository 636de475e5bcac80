import { ask } from './database.ts'

/** The one name without which "zolc" would find nothing: of every 500th order. */
export const RARE_NAME = { written: 'Żółć', typed: 'zolc', every: 500 } as const
/** Of every 1,000th order, and of no other. */
export const TAG = { name: 'pilne', every: 1_000 } as const
export const HOLDER = 'somebody-of-staff'

/**
 * Orders of two years at one every 21 minutes, with lines, payments, tags and holders: finished but for the newest 300, three of five paid at
 * the delivery, one of fifty not paid. The statistics are those that a database has by itself after a minute.
 */
export async function insertOrders(databaseUrl: string, count: number): Promise<void> {
  await ask(
    databaseUrl,
    `insert into orders (user_id, order_date, status, customer_type, tax_id, name, email, phone, address, city, post_code, country,
       buyer_address, buyer_city, buyer_post_code, buyer_country, type_of_delivery, type_of_payment, language, pln_per_usd,
       exchange_rate_date, held_by, tags)
     select 'buyer-' || n % 20000, now() - make_interval(mins => (${count} - n) * 21),
       case when n > ${count} - 150 then 'Pending' when n > ${count} - 300 then 'In Processing' when n % 40 = 0 then 'Canceled'
         when n % 41 = 0 then 'Sent' else 'Delivered' end,
       case when n % 10 = 0 then 'company' else 'private_person' end, case when n % 10 = 0 then lpad((n * 7)::text, 10, '5') end,
       (array['Łukasz', 'Świętosława', 'Jan', 'Ewa', 'Zażółta', 'Grażyna', 'Michał', 'Olga'])[n % 8 + 1] || ' ' ||
         case when n % ${RARE_NAME.every} = 0 then '${RARE_NAME.written}'
           else (array['Wąsik', 'Kowal', 'Dąbrow', 'Żak', 'Lewand', 'Śliw', 'Nowak'])[n % 7 + 1] || 'ski' || chr(97 + n % 26) end,
       'buyer' || n % 20000 || '@example.com', '+48' || 600000000 + n % 20000 * 37, 'Polna ' || n % 200, 'Łódź', '90-001', 'Polska',
       'Polna ' || n % 200, 'Łódź', '90-001', 'Polska',
       (array['delivery_with_assembly', 'shipping_to_customer', 'shipping_to_another_address'])[n % 3 + 1],
       case when n % 5 < 3 then 'payment_at_delivery' else 'przelewy24' end, 'pl', 4, current_date,
       case when n > ${count} - 30 then '${HOLDER}' end,
       case when n % ${TAG.every} = 0 then array['${TAG.name}'] else '{}'::text[] end
     from generate_series(1, ${count}) as n`,
  )
  await ask(
    databaseUrl,
    `insert into order_items (order_id, product_id, title, price, quantity)
     select orders.id, product.id, product.title, product.price, 1 + (orders.id + line) % 4
     from orders cross join generate_series(1, 2) as line
     join (select row_number() over (order by id) as place, * from products where not in_archive) as product
       on product.place = 1 + (orders.id * 31 + line * 17) % 900
     where line = 1 or orders.id % 3 = 0`,
  )
  await ask(
    databaseUrl,
    `insert into payments (user_id, idempotency_key, provider, capture_id, state, amount, order_id, captured_at)
     select user_id, 'order-' || id, 'przelewy24', 'p24-' || id, 'captured',
       (select sum(price * quantity) from order_items where order_id = orders.id), id, order_date
     from orders where type_of_payment = 'przelewy24' and id % 50 > 4`,
  )
  await ask(
    databaseUrl,
    `update orders set is_paid = true where id in (select order_id from payments where state = 'captured')`,
  )
  await ask(
    databaseUrl,
    `insert into order_status_changes (order_id, from_status, to_status, changed_by, changed_at)
     select id, null, 'Pending', user_id, order_date from orders
     union all select id, 'Pending', status, 'staff', order_date + interval '1 day' from orders where status <> 'Pending'`,
  )
  await ask(databaseUrl, 'vacuum analyze')
}

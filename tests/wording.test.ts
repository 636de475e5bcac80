import { readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import pl from '../messages/pl.json' with { type: 'json' }
import ru from '../messages/ru.json' with { type: 'json' }
import { languages } from '../contract/selling/order.ts'
import { textsIn } from './message-texts.ts'

const english = createTranslator({ locale: 'en', messages: en })
const polish = createTranslator({ locale: 'pl', messages: pl })
const russian = createTranslator({ locale: 'ru', messages: ru })

/** What the owner wrote is the English text, letter by letter; the headings are the owner's sections. */
describe('the wording of the specification', () => {
  // Shows S2.116, S5.1, S5.3, S5.4, S5.5, S5.6, S8.17, S8.19, S8.20, S8.21, S8.22, S8.23, S8.24, S8.25,
  // S8.26, S8.27, S8.28, S8.31, S9.19, S9.21, D4b, D24
  it.each([
    ['2 catalogue', english('catalogue.stock_many'), 'more than enough'],
    ['2 news', english('news.not_found'), 'News item not found.'],
    ['2 news', english('news.empty'), 'No news available.'],
    ['2 cart', english('cart.empty'), 'Your cart is empty'],
    ['2 cart', english('cart.delete_all'), 'Delete all'],
    ['2 admin', english('admin.title'), 'Admin Panel'],
    ['2 admin', english('admin.orders_title'), 'Order Management Panel'],
    ['4 status', english('status.all'), 'All'],
    ['4 status', english('status.Pending'), 'Pending'],
    ['4 status', english('status.In Processing'), 'In Processing'],
    ['4 status', english('status.Sent'), 'Sent'],
    ['4 status', english('status.Delivered'), 'Delivered'],
    ['4 status', english('status.Canceled'), 'Canceled'],
    ['5 registration', english('person.errors.name_required'), 'Enter name'],
    ['5 registration', english('person.errors.name_short'), 'Name must contain at least two characters'],
    ['5 registration', english('person.errors.email_required'), 'Enter email'],
    ['5 registration', english('person.errors.email_invalid'), 'Incorrect email'],
    ['5 registration', english('person.errors.password_short'), 'At least 6 characters'],
    ['5 registration', english('person.errors.password_long'), 'Maximum 20 characters'],
    ['5 registration', english('person.errors.phone_invalid'), 'Incorrect phone number'],
    ['5 registration', english('person.errors.consent_required'), 'You must give your consent'],
    ['8 cart', english('product.added_to_cart'), 'Product added to cart!'],
    ['8 cart', english('product.error_add_to_cart'), 'Error during adding to cart'],
    ['8 cart', english('account.not_authenticated'), 'User not authenticated'],
    ['8 load', english('spacer_filter.failed.boltDistance'), 'Failed to load bolt distances'],
    ['8 load', english('spacer_filter.failed.thickness'), 'Failed to load spacer thicknesses'],
    ['8 load', english('catalogue.failed.spacers'), 'Failed to filter spacers'],
    ['8 load', english('catalogue.failed.spacer', { id: 7 }), 'Failed to load spacer with ID 7'],
    ['8 load', english('wheel_filter.failed.diameter'), 'Failed to load wheel diameters'],
    ['8 load', english('wheel_filter.failed.boltSpacing'), 'Failed to load bolt spacing'],
    ['8 load', english('wheel_filter.failed.width'), 'Failed to load wheel widths'],
    ['8 load', english('wheel_filter.failed.centralBoreDiameter'), 'Failed to load central bore diameters'],
    ['8 load', english('catalogue.failed.wheels'), 'Failed to filter wheels'],
    ['8 load', english('catalogue.failed.wheel', { id: 7 }), 'Failed to load wheel with ID 7'],
    ['8 load', english('catalogue.failed.news'), 'Failed to load news'],
    ['8 load', english('catalogue.failed.news_item', { status: 503 }), 'Failed to fetch news item: 503'],
    ['8 load', english('orders.failed_load'), 'Error loading orders'],
    ['8 load', english('catalogue.failed.product', { id: 7 }), 'Error fetching product with ID 7'],
    ['8 order', english('checkout.failed').split('.')[0], 'Failed to create order'],
    ['8 order', english('sign_in.notice.authentication_required'), 'Authentication required to create order'],
    ['8 order', english('sign_in.notice.user_id_required'), 'User ID is required to create order'],
    [
      '8 sign-up',
      english('registration.failures.email_in_use'),
      'The email address is already in use by another account.',
    ],
    ['8 sign-up', english('registration.failures.email_invalid'), 'The email address is not valid.'],
    ['8 sign-up', english('registration.failures.not_allowed'), 'Email/Password accounts are not enabled.'],
    ['8 sign-up', english('registration.failures.weak_password'), 'The password is too weak.'],
    ['8 sign-up', russian('registration.failures.failed'), 'Ошибка регистрации'],
    ['8 sign-in', english('account.wrong_credentials'), 'Incorrect email or password has been entered'],
    ['8 sign-in', english('account.sign_in_failed'), 'Failed to sign in'],
    ['8 sign-in', english('account.unknown_error'), 'An unknown error occurred'],
    [
      '8 reset',
      english('reset_password.sent'),
      'Password reset email has been sent. Please check your inbox!',
    ],
    ['8 reset', english('reset_password.failed_because', { reason: '' }).trim(), 'Password reset error:'],
    ['8 reset', english('reset_password.failed'), 'Error sending email.'],
    ['8 contact', english('contact_form.failed'), 'Something went wrong. Please try again.'],
    ['8 payment', english('payment_page.not_authorised'), 'User not authorised'],
    ['8 payment', english('payment_page.total_failed'), 'The order total could not be obtained'],
    ['8 payment', english('payment_page.failed'), 'A payment processing error occurred. Please try again.'],
    ['9 delivery', english('product.delivery_text').split('.')[0], 'Free, usually within 2–3 working days'],
    ['9 delivery', english('checkout.delivery_price'), 'free'],
    [
      '9 account',
      readFileSync('messages/documents/privacy/2026-11-27/en.md', 'utf8')
        .split('\n')
        .find((line) => line.startsWith('We confirm within')),
      'We confirm within 3 working days that your request has arrived, and delete the data within 30 days.',
    ],
    ['8 search', english('search.no_results'), 'No results were found for your request'],
    ['D24', polish('checkout.submit'), 'Zamawiam z obowiązkiem zapłaty'],
  ])('%s: %s', (_section, text, wording) => {
    expect(text).toBe(wording)
  })
})

const pattern = { pl: 'Rozstaw śrub (PCD)', en: 'Bolt pattern (PCD)', ru: 'Разболтовка (PCD)' }
const available = { pl: 'Dostępność', en: 'Availability', ru: 'Наличие' }

/** Texts that readers did not understand, in the wording that replaced them; a language that is missing has the owner's wording. */
describe.each([
  [
    'sign_in.notice.authentication_required',
    { pl: 'Zaloguj się, aby zamówić', ru: 'Войдите, чтобы заказать' },
  ],
  ['sign_in.notice.user_id_required', { pl: 'Zaloguj się, aby zamówić', ru: 'Войдите, чтобы заказать' }],
  ['checkout.step_person', { pl: 'Twoje dane', ru: 'Ваши данные' }],
  ['checkout.main_address_required', { pl: 'Uzupełnij adres' }],
  ['checkout.consent_commercial', { ru: 'Соглашаюсь получать рекламные письма' }],
  ['checkout.tax_id', { pl: 'NIP', en: 'Tax ID (NIP)', ru: 'NIP' }],
  ['checkout.errors.tax_id', { ru: 'Введите NIP' }],
  ['checkout.payment_unavailable', { pl: 'wkrótce', en: 'coming soon', ru: 'скоро' }],
  [
    'delivery.delivery_with_assembly',
    {
      pl: 'Odbiór i montaż w Częstochowie',
      en: 'Pickup and fitting in Częstochowa',
      ru: 'Самовывоз и монтаж в Ченстохове',
    },
  ],
  ['catalogue.stock_label', available],
  ['tire.stock', available],
  [
    'tire.ic_vc',
    {
      pl: 'Indeks nośności i prędkości (IC/VC)',
      en: 'Load index and speed rating (IC/VC)',
      ru: 'Индекс нагрузки и скорости (IC/VC)',
    },
  ],
  ['tire.types.truck', { pl: 'dostawcza', en: 'van', ru: 'для фургонов' }],
  ['product_import.types.truck', { pl: 'dostawcze', en: 'van', ru: 'для фургонов' }],
  [
    'product_import.reasons.type_unknown',
    {
      pl: 'wpisz: osobowa, dostawcza albo 4x4',
      en: 'write passenger, van or 4x4',
      ru: 'напишите: легковая, для фургонов или 4x4',
    },
  ],
  ['product.certification', { en: 'Certification and warranty' }],
  ['wheel.bolt_spacing', pattern],
  ['spacer.bolt_distance', pattern],
  ['spacer_filter.bolt_distance', pattern],
  ['wheel.central_bore', { pl: 'Otwór centrujący (CB)', en: 'Center bore (CB)' }],
  ['orders.finish_date', { pl: 'Data odbioru', en: 'Delivered on', ru: 'Дата получения' }],
  ['help.opinions_link', { pl: 'Regulamin sklepu', en: 'Store rules', ru: 'Правила магазина' }],
  ['admin_orders.tags', { pl: 'Znaczniki', en: 'Tags', ru: 'Метки' }],
  ['catalogue.stock_many', { pl: 'ponad 20 szt.', en: 'more than enough', ru: 'больше 20 шт.' }],
  ['my_data.confirm', { pl: 'Potwierdź', en: 'Confirm', ru: 'Подтвердить' }],
  [
    'registration.lead',
    {
      pl: 'Konto zapamiętuje Twoje dane i zamówienia na następny raz. Kupić można też bez niego.',
      en: 'An account keeps your details and orders for the next time. You can buy without one, too.',
      ru: 'Аккаунт запомнит ваши данные и заказы на будущее. Купить можно и без него.',
    },
  ],
  ['cart.wish', { pl: 'Dodać do koszyka „<title></title>”, wybrane przed logowaniem?' }],
  [
    'size_box.not_listed',
    {
      pl: 'nie mamy opon w tym rozmiarze.',
      en: 'we have no tires of this size.',
      ru: 'шин такого размера у нас нет.',
    },
  ],
  ['size_box.unread', { pl: 'Pominięto: {words}', en: 'Ignored: {words}', ru: 'Пропущено: {words}' }],
  ['seo.facts_turns', { en: 'It is {circumference} mm around: about {turns} turns per kilometer.' }],
  ['seo.facts_speed', { en: 'Fitted instead, a speedometer reading of {shown} km/h means {real} km/h.' }],
  ['product_form.errors.url_required', { pl: 'Dodaj zdjęcie główne', ru: 'Добавьте главное фото' }],
  ['product_form.errors.urls_required', { pl: 'Dodaj dalsze zdjęcia', ru: 'Добавьте дополнительные фото' }],
  ['product_form.size_read', { pl: 'Odczytano: {size}' }],
  ['admin.user_id', { pl: 'Konto klienta', en: 'Customer account', ru: 'Учётная запись клиента' }],
  ['admin.packing_slip', { pl: 'Lista pakowa' }],
  [
    'product_import.undo_sure',
    { pl: 'Tak, cofnij import', en: 'Yes, undo the import', ru: 'Да, отменить импорт' },
  ],
  ['admin_products.stock_failure.out_of_stock', { en: 'Not enough in stock: {count}.' }],
  ['admin_products.archived', { pl: 'W ofercie', en: 'Listed' }],
  ['admin_products.archived_no', { pl: 'W ofercie', en: 'For sale' }],
] satisfies [key: string, wording: object][])('%s', (key, wording) => {
  it.each(Object.entries(wording))('is understood in %s: %s', (language, text) => {
    expect(languages.flatMap((each) => (each === language ? [textsIn(each).get(key)] : []))).toEqual([text])
  })
})

/** A part of the text, since the rest of it may change. */
it.each([
  ['pl', 'checkout.errors.consent_privacy', 'regulamin i politykę prywatności'],
  ['en', 'checkout.errors.consent_privacy', 'the store rules and the privacy policy'],
  ['ru', 'checkout.errors.consent_privacy', 'правила магазина и политику'],
  ['pl', 'checkout.errors.phone', '7–15 cyfr, może zaczynać się od +'],
  ['en', 'checkout.errors.phone', '7–15 digits, may start with +'],
  ['ru', 'checkout.errors.phone', '7–15 цифр, можно с + в начале'],
  ['pl', 'tire.name_value', 'Opona dostawcza'],
  ['en', 'tire.name_value', 'van tire'],
  ['ru', 'tire.name_value', 'Шина для фургона'],
  ['pl', 'product.certification_text', 'Wheel {Dobieramy do opon, montujemy i wyważamy.}'],
  ['pl', 'product.certification_text', 'other {Dobieramy do piasty i felgi, montujemy u nas.}'],
  ['pl', 'my_data.changed_elsewhere', 'Zapisanie je nadpisze'],
  ['en', 'my_data.changed_elsewhere', 'Saving will overwrite them'],
  ['ru', 'my_data.changed_elsewhere', 'Сохранение их перезапишет'],
  ['pl', 'about.what_approval', 'na boku jest napis RETREAD'],
  ['pl', 'tire_filter.no_result_hint', 'Nie mamy takich opon {size}'],
  ['en', 'tire_filter.no_result_hint', 'We have no tires {size} like this'],
  ['ru', 'tire_filter.no_result_hint', 'Таких шин {size} нет'],
  ['pl', 'tire_filter.nearest_difference', '{mm} mm wyższa ({percent})'],
] as const)('in %s, %s says: %s', (language, key, part) => {
  expect(textsIn(language).get(key)).toContain(part)
})

/** What readers stumbled over as well, and why it stays: the owner's wording, or a decision. */
it.each([
  // D36: the visitor sees the specified sentence; signing in and going on without an account stand beside it as buttons.
  ['en', 'account.not_authenticated', 'User not authenticated'],
  // D4: the owner's names of the steps, the ways of delivery and the screens. A label of delivery is also on papers and before staff, where “my address” would be wrong.
  ['en', 'checkout.step_person', 'Ordering person'],
  ['en', 'delivery.shipping_to_customer', 'To customer address'],
  ['en', 'delivery.shipping_to_another_address', 'To another address'],
  ['en', 'admin.orders_title', 'Order Management Panel'],
  // D4: “enter the main address” is the owner's message.
  ['en', 'checkout.main_address_required', 'Enter the main address'],
  ['ru', 'checkout.main_address_required', 'Введите основной адрес'],
  // D4: what a customer's search looks through is specified.
  ['en', 'orders.search_hint', 'Name or order id'],
  // D4: the messages of the form for tires.
  ['en', 'product_form.errors.url_required', 'URL is required'],
  ['en', 'product_form.errors.urls_required', 'Additional URLs are required'],
  // D16: above 20 the text is “more than enough”.
  ['en', 'catalogue.stock_many', 'more than enough'],
  // D17: the specification calls them opinions.
  ['en', 'product.opinions', '{count, plural, one {# opinion} other {# opinions}}'],
] as const)('in %s, %s stays: %s', (language, key, text) => {
  expect(textsIn(language).get(key)).toBe(text)
})

/** The page about the company and the news agree. */
it.each([
  ['pl', 'trzecie pokolenie', 'od jednej prasy i opon sąsiadów'],
  ['en', 'third generation', 'with one press and the neighbors’ tires'],
  ['ru', 'третье поколение', 'с одного пресса и шин соседей'],
] as const)('in %s the company is run by the %s, and began %s', (language, generation, beginning) => {
  const news = readFileSync('product-api/src/platform/db/seed/news/company.ts', 'utf8').replace(/\s+/g, ' ')
  const about = textsIn(language).get('about.who_family')
  for (const text of [news, about]) {
    expect(text).toContain(generation)
    expect(text).toContain(beginning)
  }
})

/** The owner writes “email”, in these letter by letter. */
const OWNERS = /^(?:person|registration|reset_password|contact_form|account)\./

it('English is written as in America, and e-mail with its hyphen', () => {
  const british =
    /\b(?:tyres?|colours?|neighbours?|moulds?|catalogues?|kilometres?|millimetres?|centre|grey|recognised?|cancelled|favourites?|behaviour|licence)\b/i
  const wrong = [...textsIn('en')].filter(
    ([key, text]) =>
      british.test(text) || (!OWNERS.test(key) && /(?<![-\w@<{/.])email(?![\w>}])/i.test(text)),
  )
  expect(wrong).toEqual([])
})

it('Russian calls the Polish tax number NIP', () => {
  expect([...textsIn('ru')].filter(([, text]) => text.includes('ИНН'))).toEqual([])
})

it('in English what buyers write is a review; only the count, as specified, says opinions', () => {
  const named = [...textsIn('en')].filter(([, text]) => /\bopinions?\b/i.test(text))
  expect(named.map(([key]) => key)).toEqual(['product.opinions'])
})

it.each(languages)('an amount in %s is written with zł', (language) => {
  expect([...textsIn(language)].filter(([, text]) => /\} (?:PLN|зл)/.test(text))).toEqual([])
})

it('has units in Russian letters in Russian', () => {
  const latin = [...textsIn('ru')].filter(([, text]) =>
    /[\d}]\s?(?:kg|mm|cm|km\/h|szt|pcs)(?!\p{L})/u.test(text),
  )
  expect(latin).toEqual([])
})

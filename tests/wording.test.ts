import { readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import pl from '../messages/pl.json' with { type: 'json' }
import ru from '../messages/ru.json' with { type: 'json' }

const english = createTranslator({ locale: 'en', messages: en })
const polish = createTranslator({ locale: 'pl', messages: pl })
const russian = createTranslator({ locale: 'ru', messages: ru })

/** What the owner wrote is the English text, letter by letter; the headings are the owner's sections. */
describe('the wording of the specification', () => {
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

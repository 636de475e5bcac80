import type { Fault } from './read-variables.ts'

/** What is needed, and beside what. */
const needed: readonly (readonly [name: string, beside: string])[] = [
  ['REVALIDATE_SECRET', 'REVALIDATE_URL'],
  ['LINK_SECRET', 'LINK_SECRET_BEFORE'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'],
  ['EMAILJS_SERVICE_ID', 'EMAILJS_PUBLIC_KEY'],
  ['EMAILJS_SERVICE_ID', 'EMAILJS_PRIVATE_KEY'],
  ['EMAILJS_TEMPLATE_ID', 'EMAILJS_SERVICE_ID'],
  ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID'],
  ['KSEF_TOKEN', 'KSEF_URL'],
  ['KSEF_CERTIFICATE_KEY_FILE', 'KSEF_CERTIFICATE_FILE'],
  ['INPOST_SHIPX_TOKEN', 'INPOST_SHIPX_ORGANIZATION_ID'],
  ['PAYPAL_CLIENT_SECRET', 'PAYPAL_CLIENT_ID'],
  ['PAYPAL_MERCHANT_ID', 'PAYPAL_CLIENT_ID'],
  ['P24_API_KEY', 'P24_MERCHANT_ID'],
  ['P24_CRC', 'P24_MERCHANT_ID'],
]

/** `read`: the variables of the program, of which only those count. */
export function missingBeside(read: object, set: Readonly<Record<string, unknown>>): Fault[] {
  const missing = needed.filter(([name, beside]) => name in read && set[beside] && !set[name])
  const names = new Set(missing.map(([name]) => name))
  return [...names].map((name) => {
    const others = missing.filter(([each]) => each === name).map(([, beside]) => beside)
    return { name, message: `is not set, and is needed beside ${others.join(' and ')}` }
  })
}

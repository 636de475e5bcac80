import { languages } from '../../contract/language.ts'

/*
 * The security headers of every response of the storefront. The server loads this file without a bundler.
 */

const PAYMENT = new RegExp(`^(?:/(?:${languages.join('|')}))?/Payment(?:/|$)`)

/** Where a page may fetch from, besides the shop itself. */
export interface PolicySources {
  identity: readonly string[]
  pictures: readonly string[]
  payment: readonly string[]
  /** People reach the shop by https, so nothing on its pages may be fetched without. */
  isEncrypted: boolean
  /** React rebuilds errors of the server by `eval`, and Next.js tells of changes over a WebSocket. */
  isDevelopment: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

const FIREBASE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
const PAYPAL = ['https://*.paypal.com', 'https://*.paypalobjects.com']
const VIDEOS = 'https://www.youtube-nocookie.com'

/** Reads the variables of `.env.example` that name other hosts. */
export function sourcesOf(environment: Environment): PolicySources {
  const emulator = environment.FIREBASE_AUTH_EMULATOR_HOST
  const standIn = environment.PAYPAL_SDK_URL
  return {
    identity: emulator ? [`http://${emulator}`] : FIREBASE,
    pictures: pictureHostsOf(environment.PICTURE_HOSTS).map((host) => `https://${host}`),
    payment: standIn && URL.canParse(standIn) ? [...PAYPAL, new URL(standIn).origin] : PAYPAL,
    isEncrypted: environment.SITE_URL?.startsWith('https:') ?? false,
    isDevelopment: environment.NODE_ENV === 'development',
  }
}

/** Hosts, exactly and maybe with a port, whose pictures may be shown; the product API takes no others. */
export function pictureHostsOf(text = ''): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((host) => /^[\w.-]+(?::\d+)?$/.test(host))
}

/**
 * The policy of the document at `pathname`. Scripts of other hosts do not run, nor those in attributes; with a nonce, inline ones
 * only that carry it, and without one, as pages need that are kept for everyone, all of them.
 *
 * Styles may be inline in both: toasts, dialogs and charts bring theirs from packages that know no nonce.
 */
export function contentSecurityPolicy(sources: PolicySources, pathname: string, nonce?: string): string {
  const payment = PAYMENT.test(pathname) ? sources.payment : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      nonce === undefined ? "'unsafe-inline'" : `'nonce-${nonce}'`,
      ...payment,
      ...(sources.isDevelopment ? ["'unsafe-eval'"] : []),
    ],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...sources.pictures, ...payment],
    'connect-src': ["'self'", ...sources.identity, ...payment, ...(sources.isDevelopment ? ['ws:'] : [])],
    'frame-src': [VIDEOS, ...payment],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(sources.isEncrypted && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** What none of our pages uses. A page of payment may ask the browser for a way to pay. */
const DENIED =
  'accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi serial usb xr-spatial-tracking'

/**
 * The headers of every response: pages, errors, redirects, calls and files. A browser heeds the first one only over https.
 */
export function securityHeaders(sources: PolicySources): Record<string, string> {
  return {
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': [...DENIED.split(' ').map((feature) => `${feature}=()`), 'payment=(self)'].join(
      ', ',
    ),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Content-Security-Policy': contentSecurityPolicy(sources, '/'),
  }
}

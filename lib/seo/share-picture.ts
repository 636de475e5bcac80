import type { Locale } from '@/lib/i18n/routing'

/** What networks show of a link (https://ogp.me), in pixels. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const

/** The picture of a product in a language; of the shop when there is no product. */
export function sharePicturePath(locale: Locale, productId?: number): string {
  return `/${locale}/share/${productId ?? 'shop'}.png`
}

import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { hasLocale } from 'next-intl'
import { connection } from 'next/server'
import { conditionalResponse } from '@/lib/http/conditional-response.server'
import { routing, type Locale } from '@/lib/i18n/routing'
import { log } from '@/lib/log/log.server'
import { drawProduct, drawShop } from './draw-picture'

type Context = { params: Promise<{ locale: string; picture: string }> }

const PICTURE = /^(shop|\d+)\.png$/

/** `7.png`: what networks show of product 7; `shop.png`: of every other page. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  await connection()
  const { locale, picture } = await params
  const [, subject] = PICTURE.exec(picture) ?? []
  const png = hasLocale(routing.locales, locale) && subject ? await draw(locale, subject) : null
  if (!png) return new Response(null, { status: 404 })
  return conditionalResponse(request, new Uint8Array(png), { 'content-type': 'image/png' })
}

async function draw(locale: Locale, subject: string): Promise<Uint8Array | null> {
  if (subject === 'shop') return drawShop(locale)
  const id = idParamSchema.safeParse(subject)
  return id.success ? drawProductOrShop(locale, id.data) : null
}

/** A product that cannot be read or drawn now is no reason to share a page without a picture. */
async function drawProductOrShop(locale: Locale, id: number): Promise<Uint8Array | null> {
  try {
    return await drawProduct(locale, id)
  } catch (error) {
    log.warn({ err: error, id }, 'the picture of a product could not be drawn')
    return drawShop(locale)
  }
}

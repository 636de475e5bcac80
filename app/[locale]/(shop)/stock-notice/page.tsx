import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { STOCK_NOTICE_DAYS } from '@bieznik/contract/care/stock-notice'
import { textLanguage } from '@bieznik/contract/content/text-language'
import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { ContentText } from '@/components/ui/content-text'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { TextLink } from '@/components/ui/text-link'
import { detailPath } from '@bieznik/contract/catalogue/detail-path'
import { requireLocale } from '@/lib/i18n/locale.server'
import { getProduct } from '@/lib/product-api/products.server'
import { stockNoticeStates } from '@/lib/stock-notice/stock-notice-page'
import { titleOf } from '@/lib/seo/page-titles.server'

/** Which product it is stands in the address, so the page is made for each request. */
export const instant = false

export const generateMetadata = titleOf('stock_notice.title')

export default async function StockNoticePage({ searchParams }: PageProps<'/[locale]/stock-notice'>) {
  const locale = await requireLocale()
  const t = await getTranslations('stock_notice')
  const { product: asked, state: given } = await searchParams
  const id = idParamSchema.safeParse(asked)
  const product = id.success ? await getProduct(locale, id.data) : null
  const state = product && !product.inArchive ? stockNoticeStates.find((each) => each === given) : 'gone'
  return (
    <div className="flex max-w-prose flex-col gap-5">
      <h1 className="text-3xl font-semibold">{t('title')}</h1>
      {product && (
        <TextLink href={detailPath(product)} prefetch={false} className="text-lg">
          <ContentText lang={textLanguage(product, 'title')}>{product.title}</ContentText>
        </TextLink>
      )}
      {state ? (
        <p role="status" className="text-lg">
          {t(state)}
        </p>
      ) : (
        product && <NoticeForm productId={product.id} language={locale} />
      )}
    </div>
  )
}

async function NoticeForm({ productId, language }: { productId: number; language: string }) {
  const t = await getTranslations('stock_notice')
  return (
    <Form action="/api/stock-notices" className="flex flex-col gap-4">
      <p>{t('lead')}</p>
      <input type="hidden" name="product" value={productId} />
      <input type="hidden" name="language" value={language} />
      <Field label={t('email')} className="max-w-100">
        <Input name="email" type="email" autoComplete="email" />
      </Field>
      <div>
        <Button type="submit">{t('send')}</Button>
      </div>
      <p className="text-sm text-quiet">
        {t.rich('privacy', {
          days: STOCK_NOTICE_DAYS,
          policy: (words) => <TextLink href="/privacy">{words}</TextLink>,
        })}
      </p>
    </Form>
  )
}

'use client'

import { feedHours, feedInputSchema, type SupplierFeed } from '@bieznik/contract/catalogue/supplier-feed'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Options, Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { useForm } from '@/components/ui/use-form'
import { readNumber } from '@/lib/products/product-form'
import { saveFeedMutation } from '@/lib/imports/feed-queries'

/** As it is typed. */
const typedSchema = z
  .object({
    url: z.string(),
    everyHours: z.string(),
    applies: z.boolean(),
    maxChanged: z.string(),
    maxPriceChange: z.string(),
  })
  .transform(({ everyHours, maxChanged, maxPriceChange, ...rest }) => ({
    ...rest,
    everyHours: feedHours.find((hours) => String(hours) === everyHours) ?? 24,
    maxChanged: readNumber(maxChanged),
    maxPriceChange: readNumber(maxPriceChange),
  }))
  .pipe(feedInputSchema)

const fields = ['url', 'everyHours', 'applies', 'maxChanged', 'maxPriceChange'] as const
const errorKeys = ['address_invalid', 'percent_invalid', 'no_reading'] as const

export function FeedForm({ supplierId, feed }: { supplierId: number; feed: SupplierFeed | null }) {
  const t = useTranslations('product_import')
  const { mutateAsync } = useMutation(saveFeedMutation(useQueryClient(), supplierId))
  const form = useForm({
    id: `feed-${supplierId}`,
    schema: typedSchema,
    defaultValues: {
      url: feed?.url ?? '',
      everyHours: String(feed?.everyHours ?? 24),
      applies: feed?.applies ?? false,
      maxChanged: String(feed?.maxChanged ?? 20),
      maxPriceChange: String(feed?.maxPriceChange ?? 10),
    },
    fields,
    errorText: (key) => {
      const known = errorKeys.find((each) => each === key) ?? 'percent_invalid'
      return t(`feeds.errors.${known}`)
    },
    send: async (input) => {
      await mutateAsync(input)
    },
  })
  const applies = useWatch({ control: form.control, name: 'applies' })
  return (
    <Form form={form} className="flex flex-col items-start gap-3">
      <div className="grid w-full items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          {...form.field('url')}
          label={t('feeds.url')}
          hint={t('feeds.url_hint')}
          inputMode="url"
          autoComplete="off"
          className="sm:col-span-2"
        />
        <Field {...form.field('everyHours')} label={t('feeds.every')}>
          <Select>
            <Options of={feedHours} nameOf={(hours) => t('feeds.hours', { hours })} />
          </Select>
        </Field>
      </div>
      <Checkbox {...form.field('applies')} label={t('feeds.applies')} />
      {applies && (
        <div className="grid w-full items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {(['maxChanged', 'maxPriceChange'] as const).map((name) => (
            <TextField
              key={name}
              {...form.field(name)}
              label={t(`feeds.${name}`)}
              hint={t(`feeds.hints.${name}`)}
              inputMode="numeric"
              autoComplete="off"
            />
          ))}
        </div>
      )}
      <Button type="submit" variant="secondary" busy={form.formState.isSubmitting}>
        {t('feeds.save')}
      </Button>
    </Form>
  )
}

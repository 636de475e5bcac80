import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { paymentProviders } from '@bieznik/contract/money/payment-providers'
import { z } from 'zod'
import { replies } from '../../platform/http/replies.ts'
import { handleNotification } from './handle-notification.ts'
import { requireProvider } from './payment-provider.ts'
import type { PaymentRoutesOptions } from './payment-routes-options.ts'
import { providerRows } from './providers.ts'

export const notificationRoutes: FastifyPluginAsyncZod<PaymentRoutesOptions> = async (app, options) => {
  // What is signed is the text of the body.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )

  for (const name of paymentProviders) {
    const path = providerRows[name].notifiedAt
    if (path === null) continue
    app.post(
      path,
      {
        config: { access: 'anyone' },
        schema: {
          summary: `What ${name} tells of payments; refused unless it is genuine`,
          body: z.string(),
          response: replies(z.strictObject({ status: z.literal('ok') })),
        },
      },
      async ({ body: text, headers }) => {
        const provider = requireProvider(options.providers, name)
        await handleNotification(options, name, await provider.readNotification({ text, headers }))
        return { status: 'ok' as const }
      },
    )
  }
}

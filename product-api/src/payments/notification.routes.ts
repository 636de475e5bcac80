import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { replies } from '../http/replies.ts'
import { handleNotification } from './handle-notification.ts'
import { requireProvider } from './payment-provider.ts'
import type { PaymentRoutesOptions } from './payment-routes-options.ts'

/** Where each provider's notifications arrive, in its own word. */
const paths = {
  paypal: '/api/paypal/webhooks',
  przelewy24: '/api/przelewy24/notifications',
} as const

export const notificationRoutes: FastifyPluginAsyncZod<PaymentRoutesOptions> = async (app, options) => {
  // What is signed is the text of the body.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )

  for (const name of ['paypal', 'przelewy24'] as const)
    app.post(
      paths[name],
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

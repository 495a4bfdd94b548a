import { createHashRouter, redirect } from 'react-router-dom'
import { ErrorScreen } from './error-screen'
import { guardNavigation } from './guard-navigation'
import { listScreens } from './list-screens'
import { LoadingScreen } from './loading-screen'
import { NotFound } from './not-found'
import { Root } from './root'
import { Shell } from './shell'
import { stepScreens } from './step-screens'
import { Unauthorized } from './unauthorized'

/** The addresses of the specification, section 2, as far as their screens exist. Every screen is loaded when it is first opened. */
export const router = createHashRouter([
  {
    path: '/',
    element: <Root />,
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <LoadingScreen />,
    loader: guardNavigation,
    shouldRevalidate: () => true,
    children: [
      { index: true, Component: LoadingScreen, loader: () => redirect('/gateway') },
      { path: 'redirect/*', Component: LoadingScreen, loader: ({ params }) => redirect(`/${params['*'] ?? ''}`) },
      {
        path: 'login',
        errorElement: <ErrorScreen />,
        lazy: async () => ({ Component: (await import('../features/account')).LoginScreen }),
      },
      {
        path: 'regist',
        errorElement: <ErrorScreen />,
        lazy: async () => ({ Component: (await import('../features/account')).RegisterScreen }),
      },
      {
        path: 'auth-redirect',
        errorElement: <ErrorScreen />,
        lazy: async () => ({ Component: (await import('../features/account')).AuthRedirect }),
      },
      {
        element: <Shell />,
        children: [
          {
            errorElement: <ErrorScreen />,
            children: [
              { path: 'gateway', lazy: async () => ({ Component: (await import('../features/gateway')).GatewayScreen }) },
              { path: 'list/mssp', lazy: listScreens.mssp },
              { path: 'list/mssp/cad', lazy: listScreens.cad },
              { path: 'list/simulation', lazy: listScreens.simulation },
              { path: 'list/noise', lazy: listScreens.noise },
              { path: 'navbar/mssp', Component: LoadingScreen, loader: () => redirect('/navbar/mssp/selection') },
              { path: 'navbar/mssp/selection', lazy: stepScreens.selection },
              { path: 'navbar/mssp/piping', lazy: stepScreens.piping },
              { path: 'navbar/mssp/report', lazy: stepScreens.report },
              {
                path: 'navbar/mssp/report/infoPreview',
                lazy: async () => ({ Component: (await import('../features/report')).ReportPreview }),
              },
              { path: '404', element: <NotFound /> },
              { path: '401', element: <Unauthorized /> },
              { path: '*', Component: LoadingScreen, loader: () => redirect('/404') },
            ],
          },
        ],
      },
    ],
  },
])

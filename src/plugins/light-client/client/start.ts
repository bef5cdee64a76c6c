/**
 * Starts Docusaurus' `client/clientEntry`, in tasks of their own for React, for the site's code and for the first drawing: in one they would keep
 * a press waiting for longer than a reader takes for at once.
 */
import 'react-dom/client';

setTimeout(() => import(/* webpackMode: "eager" */ '@light-client/entry'));

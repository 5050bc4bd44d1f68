import { jsx, jsxs } from 'react/jsx-runtime';
import { drawWithReact } from './shared-view-runtime';

// The application has loaded: from now on React renders the views that the painter has drawn.
drawWithReact({ jsx, jsxs });

import { jsx, jsxs } from 'react/jsx-runtime';
import { drawByReact } from './view-jsx';

// The application has loaded: from now on React renders the views that the first painter has drawn.
drawByReact({ jsx, jsxs });

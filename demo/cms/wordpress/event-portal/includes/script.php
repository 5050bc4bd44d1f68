<?php
/**
 * The script of the elements: a module, only on pages that show an element.
 *
 * @package EventPortal
 */

namespace EventPortal;

defined( 'ABSPATH' ) || exit;

const SCRIPT = 'event-portal';
const ENTRY  = 'event-portal.js';

/** Requests the script for this page. Widgets and footers may do so after the head was printed. */
function enqueue_script() {
	// The address of the copy contains the version. One of another server stays as it was entered.
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	wp_enqueue_script( SCRIPT, base() . ENTRY, array(), null, false );
}

/** Returns the attributes that load a file of the bundle. */
function file_attributes( string $name, string $file ): array {
	$attributes = array( $name => base() . $file );
	if ( settings()['sri'] ) {
		$attributes['integrity']   = bundle()['integrity'][ $file ];
		$attributes['crossorigin'] = 'anonymous';
	}
	return $attributes;
}

/**
 * Writes the tag of the script. The data attributes ask optimisers to leave it alone: a module that is merged or
 * delayed does not find its files. `data-base` says where they are, in case one does it nevertheless.
 */
add_filter(
	'script_loader_tag',
	function ( string $tag, string $handle ): string {
		if ( SCRIPT !== $handle ) {
			return $tag;
		}
		$preload = '';
		foreach ( bundle()['preload'] as $file ) {
			$preload .= '<link rel="modulepreload"';
			foreach ( file_attributes( 'href', $file ) as $name => $value ) {
				$preload .= sprintf( ' %s="%s"', $name, 'href' === $name ? esc_url( $value ) : esc_attr( $value ) );
			}
			$preload .= ">\n";
		}
		$attributes = array(
			'type'             => 'module',
			'id'               => SCRIPT . '-js',
			'data-base'        => base(),
			// Cloudflare Rocket Loader.
			'data-cfasync'     => 'false',
			// LiteSpeed Cache, Autoptimize, WP Rocket.
			'data-no-optimize' => '1',
			'data-no-defer'    => '1',
			'data-noptimize'   => '1',
			'data-no-minify'   => '1',
			'nowprocket'       => true,
		);
		return $preload . wp_get_script_tag( array_merge( $attributes, file_attributes( 'src', ENTRY ) ) );
	},
	10,
	2
);

/** Names the script to optimisers that ask for exceptions: by its folder or, at SiteGround, by its handle. */
foreach (
	array(
		'rocket_exclude_js',
		'rocket_exclude_defer_js',
		'rocket_delay_js_exclusions',
		'litespeed_optimize_js_excludes',
		'litespeed_optm_js_defer_exc',
		'sgo_js_minify_exclude',
		'sgo_js_async_exclude',
		'sgo_javascript_combine_exclude',
	) as $event_portal_filter
) {
	add_filter(
		$event_portal_filter,
		function ( $excluded ) {
			return is_array( $excluded ) ? array_merge( $excluded, array( SCRIPT ) ) : $excluded;
		}
	);
}
